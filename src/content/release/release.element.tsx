import { z } from 'zod';
import type { Block, Prose } from '../../document/page-document.ts';
import { joinProse } from '../../document/prose.ts';
import { changeGroups, noChanges } from '../../news/releases/describe-release.ts';
import { formatDay } from '../../ui/format-day.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { factList, plainBlock } from '../../vocabulary/plain-form.ts';
import { Code } from '../code/Code.tsx';
import styles from './Release.module.css';

/**
 * `::release{version="5.54"}`: the versions of a release with their days, and what changed in it, from
 * `docs/data/releases.json`.
 */
export const release = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({
    version: z
      .string('Write the release, such as version="5.54"')
      .regex(/^\d+\.\d+$/, 'Write a major and a minor version, such as 5.54'),
  }),
  plain: plainBlock(({ attributes, site, plainText }) => {
    const data = site.releases.get(attributes.version ?? '');
    // The pipeline reports a release that doesn't exist.
    if (!data) return [];
    const code = (name: string): Prose => ({ markdown: `\`${name}\``, text: name });
    const groups = changeGroups(data).map(({ label, names }) => {
      const parts = names.flatMap(({ name, note }, index) => [
        ...(index > 0 ? [plainText(', ')] : []),
        code(name),
        ...(note ? [plainText(` (${note})`)] : []),
      ]);
      return [label, joinProse(...parts)] as const;
    });
    const versions = data.versions
      .map(({ version, by }) => `${version} (by ${formatDay(by)})`)
      .join(', ');
    const changes: Block =
      groups.length > 0 ? factList(groups) : { kind: 'prose', ...plainText(noChanges) };
    return [factList([['Published', plainText(versions)]]), changes];
  }),
  prepare: ({ version }, { site, report }) => {
    const data = site.releases.get(version);
    if (data) return { versions: data.versions, groups: changeGroups(data) };
    report(
      `No release "${version}" in docs/data/releases.json. It has ${[...site.releases.keys()].join(', ')}.`,
    );
    return undefined;
  },
  render: ({ versions, groups }) => (
    <div className={styles.release}>
      <ul className={styles.versions} aria-label="Versions">
        {versions.map(({ version, by }) => (
          <li key={version}>
            <b>{version}</b> by <time dateTime={by}>{formatDay(by)}</time>
          </li>
        ))}
      </ul>
      {groups.length === 0 ? <p>{noChanges}</p> : null}
      {groups.length > 0 ? (
        <dl className={styles.changes}>
          {groups.map(({ label, names }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ul>
                  {names.map(({ name, note }) => (
                    <li key={name}>
                      <Code>{name}</Code>
                      {note ? ` ${note}` : null}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  ),
});
