import sharp from 'sharp';

const columns = 8;
const cell = { width: 240, height: 720 };
const gap = 12;

/** All screens of one width side by side, each cut below: enough to see which to open. */
export async function writeContactSheet(files: string[], to: string): Promise<void> {
  const rows = Math.ceil(files.length / columns);
  const parts = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ width: cell.width })
        .extract({ left: 0, top: 0, width: cell.width, height: Math.min(cell.height, await heightOf(file)) })
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (cell.width + gap),
      top: gap + Math.floor(index / columns) * (cell.height + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(parts)
    .webp({ quality: 82 })
    .toFile(to);
}

async function heightOf(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  return Math.floor((height * cell.width) / width);
}
