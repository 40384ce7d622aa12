import ts from 'typescript';
import { parseFile, visit } from '../typescript/source.ts';

/**
 * The tools of the MCP server, from what describes them to assistants: `media_list_assets`, and `list_<type>` for
 * those that each content type has.
 */
export function toolsIn(files: readonly string[]): Set<string> {
  const tools = new Set<string>();
  for (const file of files.filter((name) => /[\\/]mcp[\\/]/.test(name))) {
    visit(parseFile(file), (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const properties = new Map(
        node.properties
          .filter(ts.isPropertyAssignment)
          .map((own) => [own.name.getText(), own.initializer]),
      );
      const isTool =
        properties.has('createHandler') ||
        (properties.has('title') && properties.has('description'));
      const name = properties.get('name')?.getText() ?? '';
      if (isTool && /^['"`]/.test(name))
        tools.add(name.slice(1, -1).replace(/\$\{[^}]*\}/g, '<type>'));
    });
  }
  return tools;
}
