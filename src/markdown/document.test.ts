import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

const golden = (name: string) => `./__fixtures__/${name}.html`;

/** One element per line, so that a change shows as the lines that changed. */
const pretty = (html: string) => `${html.replace(/></g, '>\n<')}\n`;

const pages: Record<string, string> = {
  'plain Markdown': `
Text with **strong**, *emphasis*, \`code\`, ~~gone~~ and a [link](/cms/intro).

## Part one

- a list
- with [ ] no task

1. numbered

> A quote.

### Detail {#explicit-id}

| Name | Default |
|---|---|
| \`host\` | \`0.0.0.0\` |

---

![A picture of a plate](/images/plate.png)
`,
  admonitions: `
:::note
A note.
:::

:::tip[A better way]
With **Markdown** inside.
:::

:::info
:::

:::caution
:::

:::warning
:::

:::danger[Data is lost]
:::

:::prerequisites
- Node.js
:::

:::strapi
:::
`,
  tabs: `
::::tabs{group="language"}
:::tab[JavaScript]
One
:::
:::tab[TypeScript]{value="ts"}
Two
:::
::::
`,
  code: `
\`\`\`js title="/config/server.js" {2}
module.exports = ({ env }) => ({
  host: env('HOST', '0.0.0.0'), // where
});
\`\`\`

\`\`\`ts
const port = 1337; // [!code --]
const port: number = 80; // [!code ++]
\`\`\`

\`\`\`bash wrap
npm run develop -- --watch-admin
\`\`\`

\`\`\`text
<script>alert(1)</script>
\`\`\`
`,
  'raw HTML': `
An anchor <a id="older-name"></a> by its id.

<details><summary>More</summary>

Hidden **text**.

</details>
`,
  summary: `
:::tldr
In one sentence.
:::
`,
};

test.each(Object.entries(pages))('%s becomes the HTML of its golden file', async (name, source) => {
  const { html, problems } = await renderMarkdown(source, {
    images: { '/images/plate.png': { width: 1600, height: 900 } },
  });
  expect(problems).toEqual([]);
  await expect(pretty(html)).toMatchFileSnapshot(golden(name.replaceAll(' ', '-')));
});

test('a page with a mistake renders nothing, so that nobody publishes half of it', async () => {
  const { html, problems } = await renderMarkdown('Before\n\n:::nope\n:::\n');
  expect(html).toBe('');
  expect(problems).toHaveLength(1);
});
