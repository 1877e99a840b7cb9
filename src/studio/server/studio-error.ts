import { EditorError } from '../../content/publishing/failure.ts';
import type { Failure } from '../protocol.ts';

/** What an editor is told when something cannot be done. */
export class StudioError extends EditorError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 507;
  readonly conflict: Failure['conflict'];

  constructor(status: StudioError['status'], message: string, conflict?: Failure['conflict']) {
    super(message);
    this.status = status;
    this.conflict = conflict;
  }
}
