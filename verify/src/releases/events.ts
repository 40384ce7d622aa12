import ts from 'typescript';
import { literalText, parseFile, visit } from '../typescript/source.ts';

/** `entry.create`, `review-workflows.updateEntryStage` */
const eventName = /^[a-z][a-z-]*(?:\.[a-zA-Z-]+)+$/;
/** What emits an event, and what lets webhooks or the audit log have it. */
const emitters = /(?:^|\.)(?:emit\w*|registerEvent|addAllowedEvent)$/;
/** Where Strapi lists events: `ALLOWED_WEBHOOK_EVENTS`, `defaultEvents`, `WORKFLOW_UPDATE_STAGE` in `webhook-events.js`. */
const list = /events?$/i;

/** The events that server code emits on the event hub, which webhooks, the audit log and plugins hear. */
export function eventsIn(files: readonly string[]): Set<string> {
  const events = new Set<string>();
  for (const file of files) {
    const isList = /[\\/][\w-]*events\.js$/.test(file);
    visit(parseFile(file), (node) => {
      const name = literalText(node as ts.Expression);
      if (name !== undefined && eventName.test(name) && (isEmitted(node) || isListed(node, isList)))
        events.add(name);
    });
  }
  return events;
}

function isEmitted({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && emitters.test(parent.expression.getText());
}

function isListed(node: ts.Node, isList: boolean): boolean {
  let at = node.parent;
  while (at && !ts.isFunctionLike(at)) {
    if (ts.isPropertyAssignment(at) && list.test(at.name.getText())) return true;
    if (ts.isVariableDeclaration(at)) return isList || list.test(at.name.getText());
    at = at.parent;
  }
  return false;
}
