import type { DefinitionNode, DocumentNode, GraphQLSchema, IntrospectionQuery } from 'graphql';
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
import type { WrittenRequest } from '../../../src/requests/parse-request.ts';
import type { Cms } from '../cms/environment.ts';
import { type Finding, failed, judged, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { PageBlock } from '../pages/page.ts';
import { type Captures, type Exchange, exchange, send } from './http.ts';

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
    cms.baseUrl,
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
    return [failed('schema', block, messageOf(error))];
  }
  const isOperation = document.definitions.every(
    ({ kind }) => kind === Syntax.OPERATION_DEFINITION || kind === Syntax.FRAGMENT_DEFINITION,
  );
  const problems = isOperation
    ? validate(schema, document).map(({ message, locations }) => ({
        message,
        line: locations?.[0]?.line ?? 1,
      }))
    : document.definitions.flatMap((definition) => wrongFields(definition, schema));
  return judged(
    'schema',
    block,
    problems.map(({ message, line }) => ({ ...within(block, line - 1), message })),
  );
}

/** `extend type` and types of the reader's own are additions to the schema. */
function wrongFields(
  definition: DefinitionNode,
  schema: GraphQLSchema,
): { message: string; line: number }[] {
  if (
    definition.kind !== Syntax.OBJECT_TYPE_DEFINITION &&
    definition.kind !== Syntax.INPUT_OBJECT_TYPE_DEFINITION
  )
    return [];
  const type = schema.getType(definition.name.value);
  if (!type || isEnumType(type)) return [];
  const known =
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {};
  return (definition.fields ?? []).flatMap((field) => {
    const name = field.name.value;
    const [real, written] = [known[name] && String(known[name].type), print(field.type)];
    const line = field.loc?.startToken.line ?? 1;
    if (real === written) return [];
    const message =
      real === undefined
        ? `Type ${type.name} has no field \`${name}\`; it has ${Object.keys(known).join(', ')}`
        : `\`${type.name}.${name}\` has the type ${real}, the page says ${written}`;
    return [{ line, message }];
  });
}
