// The dice of a record, worked out again from its secret: the scheme is that of the program's kernel/dice.py.

import { hex, hmac, sha256, unhex } from "./sha256.js";

const WORD = 2n ** 64n;
const MOST_DICE = 12;

// Word number `count`: the first eight bytes of an HMAC of the secret.
export function word(secret, count) {
  const digest = hmac(secret, new TextEncoder().encode(`indochine:${count}`));
  return new DataView(digest.buffer).getBigUint64(0);
}

export function dice(secret, count, n, sides = 6) {
  return faces((number) => word(secret, number), count, n, BigInt(sides));
}

// n dice from the first word at or after `count` that favours no face.
export function faces(wordOf, count, n, sides = 6n) {
  const limit = WORD - (WORD % sides ** BigInt(n));
  let w = wordOf(count);
  while (w >= limit) w = wordOf(++count);
  const found = [];
  for (let i = 0; i < n; i++, w /= sides) found.push(Number(w % sides) + 1);
  return found;
}

// What a record says against what follows; throws the id of a message if it cannot be checked.
export function check(record) {
  if (typeof record?.seed === "number") throw "unsealed";
  const [, secretHex] = /^sealed:(.*)$/.exec(record?.seed) ?? [];
  const secret = secretHex ? unhex(secretHex) : null;
  if (!secret) throw "no-record";
  if (!readable(record.rolls, record.words)) throw "no-throws";
  const hash = hex(sha256(secret));
  const sides = Number.isSafeInteger(record.sides) && record.sides > 1 ? record.sides : 6;
  const throws = record.rolls.map((roll, n) => checkedThrow(secret, roll, record.words[n], sides));
  return { secret: hex(secret), hash, commitment: String(record.commitment), throws };
}

function readable(rolls, words) {
  const isThrow = (roll) => Array.isArray(roll) && roll.length > 0 && roll.length <= MOST_DICE;
  const isCount = (count) => Number.isSafeInteger(count) && count >= 0;
  if (!Array.isArray(rolls) || !Array.isArray(words) || rolls.length !== words.length) return false;
  return rolls.every(isThrow) && words.every(isCount);
}

function checkedThrow(secret, recorded, count, sides) {
  const computed = dice(secret, count, recorded.length, sides);
  return { word: count, recorded, computed, fits: computed.join() === recorded.join() };
}
