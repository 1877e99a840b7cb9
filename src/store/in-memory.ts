/** Whether a `DATA_DIR` names no folder: the embedded database then lives as long as the process. */
export const isInMemory = (dataDir: string) => dataDir.startsWith('memory://');
