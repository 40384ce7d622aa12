import type { Nodes, PhrasingContent, Table } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { withBase } from '../../browser/with-base.ts';
import { parseAnswer } from '../answer/parse-answer.ts';
import { AnswerCode } from './AnswerCode.tsx';
import styles from './AnswerMarkdown.module.css';
import { type AddressRules, safeAddress } from './safe-address.ts';

interface Props {
  readonly markdown: string;
  readonly addresses: AddressRules;
  /** Where the citation `[1]` leads; without it such text stays text. */
  readonly citation?: (number: number) => string | undefined;
}

/**
 * Markdown from anywhere as React elements. Every kind of node is named here and becomes a fixed
 * element; HTML in the text is shown as text, images as their description, and links only as
 * `safe-address.ts` allows.
 */
export function AnswerMarkdown({ markdown, addresses, citation }: Props) {
  return <div className={styles.text}>{parseAnswer(markdown).children.map(show)}</div>;

  function show(node: Nodes, key: number): ReactNode {
    switch (node.type) {
      case 'paragraph':
        return <p key={key}>{node.children.map(show)}</p>;
      case 'heading':
        return (
          <p key={key} className={styles.heading}>
            {node.children.map(show)}
          </p>
        );
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        const start = node.ordered ? (node.start ?? undefined) : undefined;
        return (
          <List key={key} start={start}>
            {node.children.map(show)}
          </List>
        );
      }
      case 'listItem':
        return (
          <li key={key}>
            {typeof node.checked === 'boolean' ? (node.checked ? '☑ ' : '☐ ') : null}
            {node.children.map((child, index) =>
              // A tight list has no paragraphs.
              child.type === 'paragraph' && !node.spread ? (
                <Fragment key={String(index)}>{child.children.map(show)}</Fragment>
              ) : (
                show(child, index)
              ),
            )}
          </li>
        );
      case 'blockquote':
        return <blockquote key={key}>{node.children.map(show)}</blockquote>;
      case 'code':
        return <AnswerCode key={key} code={node.value} language={node.lang ?? 'text'} />;
      case 'table':
        return showTable(node, key);
      case 'thematicBreak':
        return <hr key={key} />;
      case 'text':
        return <Fragment key={key}>{showText(node.value)}</Fragment>;
      case 'html':
        return <Fragment key={key}>{node.value}</Fragment>;
      case 'inlineCode':
        return <code key={key}>{node.value}</code>;
      case 'strong':
        return <strong key={key}>{node.children.map(show)}</strong>;
      case 'emphasis':
        return <em key={key}>{node.children.map(show)}</em>;
      case 'delete':
        return <del key={key}>{node.children.map(show)}</del>;
      case 'break':
        return <br key={key} />;
      case 'image':
        return <Fragment key={key}>{node.alt}</Fragment>;
      case 'link':
        return showLink(node.url, node.children, key);
      default:
        return null;
    }
  }

  function showLink(url: string, children: readonly PhrasingContent[], key: number): ReactNode {
    const href = safeAddress(url, addresses);
    const text = children.map(show);
    if (href === undefined) return <Fragment key={key}>{text}</Fragment>;
    if (href.startsWith('/')) {
      return (
        <a key={key} href={withBase(href)}>
          {text}
        </a>
      );
    }
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
        <span className="visually-hidden"> (new tab)</span>
      </a>
    );
  }

  function showTable({ children: [head, ...rows] }: Table, key: number): ReactNode {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, which a keyboard must reach
      <div key={key} className={styles.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head?.children.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
                <th key={index} scope="col">
                  {cell.children.map(show)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and never move
              <tr key={number}>
                {row.children.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
                  <td key={index}>{cell.children.map(show)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }

  function showText(text: string): ReactNode {
    if (!citation) return text;
    return text.split(/\[(\d{1,2})\]/).map((part, index) => {
      if (index % 2 === 0) return part;
      const href = citation(Number(part));
      if (href === undefined) return `[${part}]`;
      return (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          key={index}
          href={withBase(href)}
          className={styles.citation}
          aria-label={`Source ${part}`}
        >
          {part}
        </a>
      );
    });
  }
}
