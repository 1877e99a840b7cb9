import type { ComponentType } from 'react';
import type { FieldNode } from '../protocol.ts';

export interface FieldProps {
  node: FieldNode;
  path: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** What has fields inside need not know which there are: whoever does hands them down. */
export interface OuterFieldProps extends FieldProps {
  field: ComponentType<FieldProps>;
}
