const PAPER = { light: import.meta.env.LIGHT_PAPER, dark: import.meta.env.DARK_PAPER } as const;

const MARK_SHARE = 0.25;

function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

function draw(mark: HTMLImageElement, [width, height]: readonly [number, number], paper: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is unavailable');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  const size = Math.round(Math.min(width, height) * MARK_SHARE);
  context.drawImage(mark, (width - size) / 2, (height - size) / 2, size, size);
  return canvas.toDataURL('image/png');
}

/**
 * Adds the launch images of iOS (OF-01), drawn for the size of this screen.
 * https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html
 */
export async function addLaunchImages(): Promise<void> {
  const mark = await load('/icons/icon.svg');
  const sides = [window.screen.width, window.screen.height].map((side) =>
    Math.round(side * devicePixelRatio),
  );
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  for (const [orientation, size] of [
    ['portrait', [short, long]],
    ['landscape', [long, short]],
  ] as const)
    for (const scheme of ['light', 'dark'] as const) {
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = `(orientation: ${orientation}) and (prefers-color-scheme: ${scheme})`;
      link.href = draw(mark, size, PAPER[scheme]);
      document.head.append(link);
    }
}
