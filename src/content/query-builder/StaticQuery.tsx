import { Fragment } from 'react';
import { CodeBlock } from '../code-block/CodeBlock.tsx';
import { examples } from './examples.ts';
import { readParameters } from './read-parameters.ts';
import { requestUrl } from './request-address.ts';

/** The builder without JavaScript: an example and the address it gives. */
export function StaticQuery() {
  const [{ name, endpoint, parameters }] = examples;
  const read = readParameters(parameters);
  return (
    <>
      <p>The query builder needs JavaScript. In the example “{name}”, these parameters:</p>
      <CodeBlock language="js">{linesOf(parameters)}</CodeBlock>
      <p>become this URL:</p>
      <CodeBlock language="http" wrap>
        {linesOf(`GET ${requestUrl(endpoint, read.ok ? read.parameters : {})}`)}
      </CodeBlock>
    </>
  );
}

/** Lines as the pipeline makes them, which is what is copied. */
const linesOf = (code: string) =>
  code.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <Fragment key={index}>
      {index > 0 ? '\n' : null}
      <span className="line">{line}</span>
    </Fragment>
  ));
