import type { DocumentNode, GraphQLSchema, IntrospectionQuery } from 'graphql';
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  print,
  Kind as Syntax,
  validate,
} from 'graphql';
import type { Cms } from '../cms/environment.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, within } from '../finding.ts';
import type { PageBlock } from '../pages/page.ts';
import type { Captures, Exchange } from './http.ts';
import { exchange, send } from './http.ts';
import type { WrittenRequest } from './request.ts';

/** Sends a `graphql request` block (as the full-access token, or as `as="…"` says) and compares. */
export async function checkGraphqlRequest(
  request: PageBlock,
  response: PageBlock,
  cms: Cms,
  captures: Captures,
): Promise<Exchange> {
  const variables = request.meta.variables;
  const body = JSON.stringify({
    query: request.code,
    ...(variables && { variables: JSON.parse(variables) }),
  });
  return exchange(
    'graphql',
    cms,
    graphqlRequest(cms, body, request.meta.as ?? 'full-access-token'),
    request,
    response,
    captures,
  );
}

function graphqlRequest(cms: Cms, body: string, as: string): WrittenRequest {
  const headers = new Map([['content-type', 'application/json']]);
  const token = Object.entries(cms.golden.fixtures).find(([name]) => name === as)?.[1];
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { method: 'POST', path: '/graphql', headers, body };
}

/** The schema of the running CMS. */
export async function liveSchema(cms: Cms): Promise<GraphQLSchema> {
  const answer = await send(
    cms,
    graphqlRequest(cms, JSON.stringify({ query: getIntrospectionQuery() }), 'public'),
  );
  return buildClientSchema((answer.body as { data: IntrospectionQuery }).data);
}

/**
 * Checks a `graphql` block that isn't sent: operations are validated, and types that the schema
 * has as well must have the fields that the block shows.
 */
export function checkGraphqlDocument(block: PageBlock, schema: GraphQLSchema): Finding[] {
  let document: DocumentNode;
  try {
    document = parse(block.code);
  } catch (error) {
    return [failed('schema', block, error instanceof Error ? error.message : String(error))];
  }
  const isOperation = document.definitions.every(
    ({ kind }) => kind === Syntax.OPERATION_DEFINITION || kind === Syntax.FRAGMENT_DEFINITION,
  );
  const problems = isOperation
    ? validate(schema, document).map(({ message, locations }) => ({
        message,
        line: locations?.[0]?.line ?? 1,
      }))
    : undocumentedFields(document, schema);
  return problems.length === 0
    ? [passed('schema', block)]
    : problems.map(({ message, line }) => failed('schema', within(block, line - 1), message));
}

function undocumentedFields(
  document: DocumentNode,
  schema: GraphQLSchema,
): { message: string; line: number }[] {
  return document.definitions.flatMap((definition) => {
    // `extend type` and types of the reader's own are additions to the schema.
    if (
      definition.kind !== Syntax.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Syntax.INPUT_OBJECT_TYPE_DEFINITION
    )
      return [];
    const type = schema.getType(definition.name.value);
    if (!type || isEnumType(type)) return [];
    const known =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? type.getFields()
        : {};
    return [...(definition.fields ?? [])].flatMap((field) => {
      const line = field.loc?.startToken.line ?? 1;
      const real = known[field.name.value];
      if (!real)
        return [
          {
            line,
            message: `Type ${type.name} has no field \`${field.name.value}\`; it has ${Object.keys(known).join(', ')}`,
          },
        ];
      const written = print(field.type);
      return written === String(real.type)
        ? []
        : [
            {
              line,
              message: `\`${type.name}.${field.name.value}\` has the type ${String(real.type)}, the page says ${written}`,
            },
          ];
    });
  });
}
