import { Children, type ReactNode } from 'react';
import { z } from 'zod';
import { joinProse, linkProse, proseList } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { icon, link } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Cards.module.css';

/** `::::cards` around `card`. */
export const cards = defineElement({
  kinds: ['container'],
  contains: ['card'],
  plain: plainBlock(({ flow }) => {
    const items = flow.flatMap((block) => (block.kind === 'list' ? block.items : []));
    return [{ kind: 'list', ordered: false, start: 1, items }];
  }),
  render: (_, { children }) => <ul className={styles.cards}>{children}</ul>,
});

/**
 * `::card{to="/cms/intro" icon="book-open"}` tells of a page by the page's own title and
 * description; `:::card[Title]{to="https://…"}` around a text tells of it in other words.
 */
export const card = defineElement({
  kinds: ['leaf', 'container'],
  label: 'optional',
  inside: ['cards'],
  links: ['to'],
  attributes: z.strictObject({ to: link, icon: icon.optional() }),
  plain: plainBlock(({ attributes: { to = '' }, label, flow, site, plainText, absolute }) => {
    const page = site.pages.get(to.replace(/#.*/, ''));
    const title = linkProse(label ?? plainText(page?.title ?? to), absolute(to));
    const own = flow.filter((block) => block.kind === 'prose');
    const text = own.length > 0 ? own : page ? [plainText(page.description)] : [];
    const prose = text.length > 0 ? joinProse(title, plainText(': '), ...text) : title;
    return [proseList([prose])];
  }),
  prepare: ({ to, icon: iconName }, { node, site, report }) => {
    const hasTitle =
      node.type === 'containerDirective'
        ? contentOf(node).length < node.children.length
        : node.children.length > 0;
    const hasText = node.type === 'containerDirective' && contentOf(node).length > 0;
    const page = hasTitle && hasText ? undefined : site.pages.get(to.replace(/#.*/, ''));
    if (!page && !hasTitle) {
      report(
        `"card": ${to} isn't a page in docs/, so there's no title to take from it. Correct the path, or give a title: :::card[Title]{to="${to}"} with a text below.`,
      );
    }
    const kind = node.type === 'leafDirective' ? 'leaf' : 'container';
    return {
      kind,
      to,
      icon: iconName,
      title: page?.title,
      description: page?.description,
    } as const;
  },
  render: ({ kind, to, icon: iconName, title, description }, { label, children }) => {
    // A leaf has its label for children.
    const ownTitle = kind === 'leaf' ? children : label;
    const ownText = kind === 'leaf' ? undefined : children;
    return (
      <li className={styles.card}>
        {iconName ? (
          <span className={styles.icon}>
            <Icon name={iconName} size={22} />
          </span>
        ) : null}
        <p className={styles.title}>
          <a href={to} rel={/^https?:/.test(to) ? 'external' : undefined}>
            {isEmpty(ownTitle) ? title : ownTitle}
          </a>
        </p>
        <div className={styles.text}>
          {isEmpty(ownText) ? description && <p>{description}</p> : ownText}
        </div>
      </li>
    );
  },
});

const isEmpty = (content: ReactNode): boolean =>
  Children.toArray(content).every((child) => typeof child === 'string' && child.trim() === '');
