import { isObject, joiners, operators, type Parameters, parameterNames } from './parameters.ts';
import type { Mistake } from './read-parameters.ts';

/** What is wrong with the path of an endpoint, `undefined` if nothing is. */
export function checkEndpoint(endpoint: string): string | undefined {
  const path = endpoint.trim();
  if (path === '') return 'Enter a path, such as /api/restaurants.';
  if (/\s/.test(path)) return `A path can't contain spaces; found one in "${path}".`;
  if (/[?#]/.test(path))
    return 'Remove everything from "?" or "#" on. Enter parameters in the fields below.';
  if (!path.startsWith('/') && !/^https?:\/\/[^/]+\//.test(path)) {
    return `A path must start with "/", or with https:// and a host; found "${path}".`;
  }
  return undefined;
}

/** What the CMS would reject, or not understand, in parameters that are well written. */
export function checkParameters(parameters: Parameters, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (message: string, mark: string) => {
    mistakes.push({ message, line: lineOf(source, mark) });
  };
  for (const key of Object.keys(parameters)) {
    if (parameterNames.some((name) => name === key)) continue;
    const hint =
      key === 'publicationState'
        ? 'In Strapi 5, use status instead'
        : `Known: ${parameterNames.join(', ')}`;
    report(`The REST API has no parameter "${key}". ${hint}.`, key);
  }
  checkFilters(parameters.filters, report);
  checkSort(parameters.sort, report);
  checkPagination(parameters.pagination, report);
  const { status } = parameters;
  if (status !== undefined && status !== 'draft' && status !== 'published') {
    report(`status is "draft" or "published"; found ${JSON.stringify(status)}.`, 'status');
  }
  return mistakes;
}

type Report = (message: string, mark: string) => void;

function checkFilters(filters: unknown, report: Report): void {
  if (Array.isArray(filters)) {
    for (const filter of filters) checkFilters(filter, report);
    return;
  }
  if (!isObject(filters)) return;
  for (const [key, value] of Object.entries(filters)) {
    if (key.startsWith('$') && ![...operators, ...joiners].some((name) => name === key)) {
      report(`There is no operator "${key}". ${suggest(key)}`, key);
    }
    if ((key === '$and' || key === '$or') && !Array.isArray(value)) {
      report(`${key} takes a list of conditions: ${key}: [{ … }, { … }].`, key);
    }
    checkFilters(value, report);
  }
}

function suggest(operator: string): string {
  const similar = operators.filter((name) => name.startsWith(operator.slice(0, 3)));
  return similar.length > 0
    ? `Did you mean ${similar.join(' or ')}?`
    : `Known: ${[...operators, ...joiners].join(', ')}.`;
}

function checkSort(sort: unknown, report: Report): void {
  const entries = Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : [];
  for (const entry of entries) {
    if (typeof entry !== 'string') continue;
    const order = entry.split(':')[1];
    if (order !== undefined && !/^(?:asc|desc)$/i.test(order.trim())) {
      report(`The order in "${entry}" must be asc or desc; found "${order}".`, entry);
    }
  }
}

function checkPagination(pagination: unknown, report: Report): void {
  if (!isObject(pagination)) return;
  const byPage = 'page' in pagination || 'pageSize' in pagination;
  const byOffset = 'start' in pagination || 'limit' in pagination;
  if (byPage && byOffset) {
    report(
      'Use page and pageSize, or start and limit. The API rejects both together.',
      'pagination',
    );
  }
  for (const [key, smallest] of [
    ['page', 1],
    ['pageSize', 1],
    ['start', 0],
    ['limit', 1],
  ] as const) {
    const value = pagination[key];
    if (value !== undefined && !(Number.isInteger(value) && Number(value) >= smallest)) {
      report(
        `${key} must be a whole number from ${smallest}; found ${JSON.stringify(value)}.`,
        key,
      );
    }
  }
}

/** The first line on which a word stands; good enough to lead the eye. */
function lineOf(source: string, mark: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.includes(mark));
  return index === -1 ? undefined : index + 1;
}
