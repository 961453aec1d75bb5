// SHA-256 and HMAC, as published in FIPS 180-4 and RFC 2104. Browsers have their own, but not on pages that
// come over plain http from another machine.

const K = constants();

function constants() {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  return Uint32Array.from(primes, (p) => fraction(Math.cbrt(p)));
}

function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

const START = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (p) => fraction(Math.sqrt(p)));

const turn = (x, n) => (x >>> n) | (x << (32 - n));

function padded(bytes) {
  const all = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  all.set(bytes);
  all[bytes.length] = 0x80;
  new DataView(all.buffer).setBigUint64(all.length - 8, BigInt(bytes.length) * 8n);
  return new DataView(all.buffer);
}

function mix(hash, block, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const x = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(x + y) | 0, a, b, c, (d + x) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] += part));
}

export function sha256(bytes) {
  const hash = START.slice();
  const block = padded(bytes);
  for (let at = 0; at < block.byteLength; at += 64) mix(hash, block, at);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((part, i) => out.setUint32(4 * i, part));
  return new Uint8Array(out.buffer);
}

export function hmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((x) => x ^ 0x36), bytes));
  return sha256(joined(block.map((x) => x ^ 0x5c), inner));
}

function joined(a, b) {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

export function hex(bytes) {
  return Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");
}

export function unhex(text) {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
