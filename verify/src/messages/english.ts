import ts from 'typescript';
import { literalText, parseFile, visit } from '../typescript/source.ts';
import { saysFailure } from './failure-words.ts';
import { type Reported, reportedIn } from './reported.ts';

/** The texts of the admin panel in a file, of its code or its English translations. */
export function panelTextsIn(file: string): Reported[] {
  const texts = isTranslation(file)
    ? valuesIn(file).map((text) => ({ text, isFailure: saysFailure(text) }))
    : reportedIn(file);
  return texts.map(({ text, isFailure }) => ({ text: withoutMarkup(text), isFailure }));
}

const isTranslation = (file: string): boolean => /[\\/]translations[\\/]/.test(file);

/** A translation file of another language than English. */
export const isForeignLanguage = (file: string): boolean =>
  isTranslation(file) && !/[\\/]en(?:\.json)?\.js$/.test(file);

function valuesIn(file: string): string[] {
  const values: string[] = [];
  visit(parseFile(file), (node) => {
    const initializers = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const text = initializers ? literalText(node.initializer) : undefined;
    if (text !== undefined) values.push(text);
  });
  return values;
}

const withoutMarkup = (text: string): string =>
  text.replace(/<\/?(?:a|b|bold|br|em|i|link|strong)\b[^>]*>/g, '');
