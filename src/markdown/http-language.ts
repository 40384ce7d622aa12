import type { Syntax } from 'refractor/core';

/** HTTP as pages write it: a request without its version, headers, and a body of JSON. */
const http: Syntax = Object.assign(
  (prism: Parameters<Syntax>[0]) => {
    prism.languages.http = {
      keyword: /^(?:GET|HEAD|OPTIONS|PATCH|POST|PUT|DELETE|HTTP\/[\d.]+)(?= )/m,
      comment: /^(?:#|\/\/).*/m,
      property: /^[\w-]+(?=: )/m,
      body: { pattern: /^[{[][\s\S]*/m, inside: prism.languages.json ?? {} },
    };
  },
  { displayName: 'http' },
);
export default http;
