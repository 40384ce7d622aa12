import { definePart } from '../../vocabulary/element.ts';
import { Diagram, type DiagramProps } from './Diagram.tsx';

/** What a `mermaid` fence becomes. */
export const diagram = definePart<DiagramProps>((attributes) => <Diagram {...attributes} />);
