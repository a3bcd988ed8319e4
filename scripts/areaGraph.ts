import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

// Areas enter each other by their doors, so a circle between two of them need not be one between
// files, and no tool that looks at files sees it.

const isTest = (file: string) => /(\.test|\.samples|Test\w+|\/testing)\.tsx?$/.test(file);
const imported = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const areaOf = (folder: string, file: string) => {
  const [area, ...rest] = relative(folder, file).split('/');
  return area && area !== '..' && rest.length > 0 ? area : undefined;
};

/** Which area of a folder makes use of which others, tests aside. */
export const areaGraph = (folder: string): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  for (const file of files.filter((name) => !isTest(name))) {
    const area = areaOf(folder, file);
    if (!area) continue;
    const used = graph.get(area) ?? new Set<string>();
    graph.set(area, used);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const other = areaOf(folder, resolve(dirname(file), path));
      if (other && other !== area) used.add(other);
    }
  }
  return graph;
};

/** A way from an area back to itself, where there is one. */
export const circleIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null => {
  const over = new Set<string>();
  const look = (area: string, way: readonly string[]): string[] | null => {
    if (way.includes(area)) return [...way.slice(way.indexOf(area)), area];
    if (over.has(area)) return null;
    for (const next of graph.get(area) ?? []) {
      const circle = look(next, [...way, area]);
      if (circle) return circle;
    }
    over.add(area);
    return null;
  };
  for (const area of graph.keys()) {
    const circle = look(area, []);
    if (circle) return circle;
  }
  return null;
};
