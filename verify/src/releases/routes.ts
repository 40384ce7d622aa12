import ts from 'typescript';
import { literalText, parseFile, visit } from '../typescript/source.ts';

/**
 * The routes of a plugin in the Content API, as front ends see them: `GET /api/upload/files/:id`. A
 * route counts if its file, the function around it or the object that lists it says that it is of the
 * Content API; those of the admin panel are no public interface.
 * @param plugin name of the plugin, which is the prefix of its routes
 */
export function contentRoutesIn(files: readonly string[], plugin: string): Set<string> {
  const routes = new Set<string>();
  for (const file of files) {
    const source = parseFile(file);
    const listed = listsOfContentRoutes(source);
    const isOwnFile = /\/content-api(\/[\w-]+)?\.js$/.test(file);
    visit(source, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const method = literalText(propertyOf(node, 'method'));
      const path = literalText(propertyOf(node, 'path'));
      if (method === undefined || path === undefined || !propertyOf(node, 'handler')) return;
      if (!isOwnFile && !isInside(node, listed)) return;
      const config = propertyOf(node, 'config');
      const ownPrefix =
        config && ts.isObjectLiteralExpression(config)
          ? literalText(propertyOf(config, 'prefix'))
          : undefined;
      const prefix = ownPrefix ?? `/${plugin}`;
      routes.add(`${method} /api${prefix}${path}`.replace(/\/$/, ''));
    });
  }
  return routes;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) {
      return property.initializer;
    }
  }
  return undefined;
}

/** What contains the Content API's routes in a file: objects, functions and the lists they name. */
function listsOfContentRoutes(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const lists = new Set<ts.Node>();
  const names = new Set<string>();
  visit(source, (node) => {
    if (
      ts.isCallExpression(node) &&
      /createContentApiRoutesFactory/.test(node.expression.getText())
    )
      lists.add(node);
    if (!ts.isObjectLiteralExpression(node)) return;
    if (literalText(propertyOf(node, 'type')) !== 'content-api') return;
    lists.add(node);
    const routes = propertyOf(node, 'routes');
    if (routes && ts.isIdentifier(routes)) names.add(routes.text);
    if (routes && ts.isArrayLiteralExpression(routes)) {
      for (const element of routes.elements) {
        if (ts.isSpreadElement(element)) names.add(element.expression.getText());
      }
    }
  });
  visit(source, (node) => {
    if (ts.isVariableDeclaration(node) && names.has(node.name.getText())) lists.add(node);
  });
  return lists;
}

function isInside(node: ts.Node, containers: ReadonlySet<ts.Node>): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (containers.has(at)) return true;
  return false;
}
