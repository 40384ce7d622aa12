import { Plug, WandSparkles } from 'lucide-react';
import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { factList, plainBlock } from '../../vocabulary/plain-form.ts';
import { breakingChangeAnswers as answers } from './breaking-change-answers.ts';
import { Identity } from './Identity.tsx';

/** `::breaking-change{plugins="yes" codemod="partly"}`. */
export const breakingChange = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({
    plugins: z.enum(['yes', 'no'], 'Use "yes" or "no"'),
    codemod: z.enum(['yes', 'no', 'partly'], 'Use "yes", "no" or "partly"'),
  }),
  plain: plainBlock(({ attributes: { plugins = '', codemod = '' }, plainText }) => {
    const said = (value: string) => plainText(Reflect.get(answers, value) ?? value);
    return [
      factList([
        ['Affects plugins?', said(plugins)],
        ['Handled by a codemod?', said(codemod)],
      ]),
    ];
  }),
  render: ({ plugins, codemod }) => (
    <Identity
      facts={[
        { name: 'Affects plugins?', icon: Plug, value: answers[plugins] },
        { name: 'Handled by a codemod?', icon: WandSparkles, value: answers[codemod] },
      ]}
    />
  ),
});
