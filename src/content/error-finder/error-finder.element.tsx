import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import { PasteForm } from '../paste/PasteForm.tsx';

/**
 * `::error-finder`: finds the error messages in a paste that troubleshooting tables explain; `ErrorFinder`
 * brings the form to life.
 */
export const errorFinder = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ plainText }) => [
    {
      kind: 'prose',
      ...plainText(
        'On this page, readers paste an error message, a log or a response and get its causes and remedies. Agents use the tool explain_error of the MCP server.',
      ),
    },
  ]),
  render: () => (
    <Island name="error-finder" props={{}}>
      <PasteForm
        name="Error finder"
        label="An error message, a log, a response or a stack trace, or what happened"
        action="Explain"
        without="The finder needs JavaScript. Without it, go to the pages below: each explains its messages under Troubleshooting."
      />
    </Island>
  ),
});
