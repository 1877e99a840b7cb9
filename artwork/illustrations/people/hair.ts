/** Hairstyles, drawn around the face of `bust.ts`: what is behind the head and what is over it. */
import { darker, lighter } from '../kit/colour.ts';
import { at, ball, each, ellipseD, path, solid, stroke, times } from '../kit/svg.ts';

export interface Style {
  back: (colour: string) => string;
  front: (colour: string) => string;
}

const none = (): string => '';
const strands = (colour: string, ...lines: string[]): string =>
  lines.map((d) => stroke(d, lighter(colour, 0.25), 5, 0.5)).join('');

/** Waves below the shoulders, parted at the side. */
export const longWaves: Style = {
  back: (c) =>
    solid(
      'M-60 -230C-220 -210 -190 0 -206 110C-222 220 -250 300 -196 420C-120 470 120 470 196 420C250 300 214 220 206 110C190 0 220 -210 60 -230Z',
      darker(c, 0.18),
    ),
  front: (c) =>
    solid(
      'M-40 -196C20 -262 178 -236 168 -30C166 60 214 130 196 250C190 320 216 360 190 430C140 380 150 300 146 220C142 140 128 60 118 -20C112 -90 40 -120 -34 -150C-70 -120 -108 -90 -118 -20C-128 60 -142 140 -146 220C-150 300 -140 380 -190 430C-216 360 -190 320 -196 250C-214 130 -166 60 -168 -30C-176 -190 -90 -226 -40 -196Z',
      c,
      { to: 20 },
    ) +
    strands(
      c,
      'M-20 -190C70 -210 140 -150 146 -20C150 90 180 130 172 260',
      'M-60 -180C-140 -140 -146 -40 -150 40C-156 120 -182 170 -174 280',
    ),
};

/** Straight and long, parted in the middle. */
export const straight: Style = {
  back: (c) =>
    solid('M0 -236C-170 -236 -176 -80 -176 40V420Q0 470 176 420V40C176 -80 170 -236 0 -236Z', darker(c, 0.18)),
  front: (c) =>
    solid(
      'M0 -180C-80 -140 -112 -70 -118 20L-126 320Q-128 392 -178 424Q-192 380 -184 320L-176 0C-176 -170 -90 -240 0 -240S176 -170 176 0L184 320Q192 380 178 424Q128 392 126 320L118 20C112 -70 80 -140 0 -180Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-8 -206C-110 -180 -146 -80 -148 40L-156 370', 'M8 -206C110 -180 146 -80 148 40L156 370'),
};

/** Bob to the jaw with a full fringe. */
export const fringeBob: Style = {
  back: (c) =>
    solid(
      'M0 -240C-190 -240 -186 -60 -182 60C-180 140 -176 170 -150 196H150C176 170 180 140 182 60C186 -60 190 -240 0 -240Z',
      darker(c, 0.2),
    ),
  front: (c) =>
    solid(
      'M-112 -74Q-60 -96 0 -92T112 -74L118 40C120 110 116 160 138 200Q176 190 182 130C190 20 196 -240 0 -244S-190 20 -182 130Q-176 190 -138 200C-116 160 -120 110 -118 40Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-60 -216Q-84 -160 -80 -100', 'M0 -222Q-14 -160 -10 -104', 'M64 -214Q76 -160 66 -100'),
};

/** Sleek bob parted at the side, without a fringe. */
export const sideBob: Style = {
  back: (c) =>
    solid(
      'M0 -238C-180 -238 -184 -60 -186 60Q-190 180 -150 226H150Q190 180 186 60C184 -60 180 -238 0 -238Z',
      darker(c, 0.2),
    ),
  front: (c) =>
    solid(
      'M44 -190C-40 -90 -112 -80 -120 20C-122 110 -110 160 -142 230Q-192 200 -188 90C-186 -80 -190 -240 10 -242C190 -240 186 -80 188 90Q192 200 142 230C110 160 124 90 118 10C112 -80 80 -140 44 -190Z',
      c,
      { to: 20 },
    ) + strands(c, 'M30 -206C-60 -150 -146 -100 -152 60', 'M60 -206C130 -150 150 -80 154 60'),
};

/** Hair drawn back into a bun on top. */
export const topBun: Style = {
  back: (c) => ball(ellipseD(0, -262, 78, 70), c),
  front: (c) =>
    solid('M-122 10C-150 -160 -80 -238 0 -238S150 -160 122 10C112 -60 96 -120 0 -138C-96 -120 -112 -60 -122 10Z', c, {
      to: 20,
    }) + strands(c, 'M-20 -226C-80 -190 -116 -120 -122 -50', 'M20 -226C80 -190 116 -120 122 -50', 'M0 -230V-150'),
};

/** Low tail over one shoulder. */
export const shoulderTail: Style = {
  back: (c) =>
    solid(
      'M60 60C180 80 210 200 196 300C186 380 216 420 196 480C120 460 96 380 100 300C100 230 60 180 40 140Z',
      darker(c, 0.1),
    ),
  front: (c) =>
    solid('M-124 20C-156 -160 -86 -240 10 -240S158 -160 124 20C112 -60 70 -100 60 -160C0 -100 -100 -110 -124 20Z', c, {
      to: 20,
    }) + strands(c, 'M50 -190C-20 -130 -110 -120 -130 -20', 'M76 -190Q120 -120 130 -30'),
};

/** Short and lifted, brushed to one side. */
export const pixie: Style = {
  back: (c) =>
    solid(
      'M0 -230C-160 -230 -164 -60 -132 10Q-112 56 -60 70H60Q112 56 132 10C164 -60 160 -230 0 -230Z',
      darker(c, 0.2),
    ),
  front: (c) =>
    solid(
      'M-120 40C-150 0 -168 -110 -120 -180C-70 -256 110 -270 150 -160C168 -100 140 -10 120 40C116 -10 112 -50 84 -92C20 -70 -60 -76 -90 -110C-104 -70 -116 -20 -120 40Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-86 -150C-20 -100 60 -110 110 -140', 'M-60 -190C10 -150 80 -160 124 -180'),
};

/** A cloud of curls. */
export const curls: Style = {
  back: (c) =>
    times(15, (i) => {
      const a = (i / 14) * Math.PI * 1.5 + Math.PI * 0.75;
      return ball(ellipseD(Math.cos(a) * 150, -50 + Math.sin(a) * 162, 66), darker(c, 0.16));
    }) + times(4, (i) => ball(ellipseD(i < 2 ? -160 : 160, 70 + (i % 2) * 70, 56), darker(c, 0.16))),
  front: (c) =>
    each(
      [
        [-118, -70, 46],
        [-104, -136, 54],
        [-52, -178, 56],
        [12, -190, 58],
        [74, -170, 56],
        [114, -118, 52],
        [122, -60, 42],
      ],
      (x, y, r) => ball(ellipseD(x, y, r), c, 0.8),
    ) + stroke('M-70 -190q20 -24 44 -8M30 -200q24 -20 44 0M-124 -140q6 -26 28 -30', lighter(c, 0.3), 5, 0.6),
};

/** Men: curls kept short. */
export const shortCurls: Style = {
  back: (c) =>
    times(9, (i) => {
      const a = Math.PI * (1.02 + (i / 8) * 0.96);
      return ball(ellipseD(Math.cos(a) * 112, -70 + Math.sin(a) * 128, 48), darker(c, 0.16));
    }),
  front: (c) =>
    each(
      [
        [-122, -64, 28],
        [-114, -108, 36],
        [-84, -152, 42],
        [-36, -174, 44],
        [16, -182, 46],
        [66, -166, 44],
        [104, -124, 40],
        [122, -74, 30],
      ],
      (x, y, r) => ball(ellipseD(x, y, r), c, 0.8),
    ) + stroke('M-60 -186q18 -20 38 -6M26 -196q20 -16 38 0', lighter(c, 0.3), 5, 0.6),
};

/** Men: a side parting. */
export const sidePart: Style = {
  back: none,
  front: (c) =>
    solid(
      'M-132 -6C-160 -140 -126 -226 -40 -238C60 -262 160 -226 132 -6C124 -40 120 -70 106 -104C60 -96 -10 -104 -72 -150C-84 -120 -112 -100 -118 -60C-124 -40 -128 -24 -132 -6Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-62 -166C0 -120 70 -120 112 -134', 'M-50 -196C10 -160 70 -160 116 -170'),
};

/** Men: cropped close. */
export const crop: Style = {
  back: none,
  front: (c) =>
    solid(
      'M-132 -10C-146 -140 -110 -222 0 -222S146 -140 132 -10L118 -20C116 -70 104 -110 88 -126Q0 -146 -88 -126C-104 -110 -116 -70 -118 -20Z',
      c,
      { to: 20 },
    ),
};

/** Men: lifted from the forehead. */
export const quiff: Style = {
  back: none,
  front: (c) =>
    solid(
      'M-132 -6C-150 -120 -140 -190 -96 -216C-60 -286 120 -296 138 -196C156 -140 146 -60 132 -6C126 -60 116 -96 92 -118C60 -150 -30 -120 -90 -132C-112 -104 -122 -60 -132 -6Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-80 -150C-60 -210 40 -240 110 -210', 'M-30 -146C0 -190 70 -200 118 -180'),
};

/** Men: loose, falling over the forehead. */
export const tousled: Style = {
  back: none,
  front: (c) =>
    solid(
      'M-134 0C-166 -110 -140 -200 -92 -216C-60 -262 60 -270 100 -222C160 -196 160 -90 134 0C128 -40 122 -70 112 -90L84 -72L70 -104L36 -70L14 -104L-24 -66L-44 -100L-76 -68L-96 -98C-116 -70 -126 -40 -134 0Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-70 -200Q-40 -150 -30 -96', 'M0 -220Q20 -170 24 -104', 'M60 -210Q84 -160 84 -100'),
};

/** Men: swept straight back, a little long. */
export const sweptBack: Style = {
  back: (c) => solid('M-140 -60Q-160 60 -116 130H116Q160 60 140 -60Z', darker(c, 0.2)),
  front: (c) =>
    solid(
      'M-130 20C-166 -130 -110 -244 0 -244S166 -130 130 20C124 -40 112 -110 76 -150Q0 -176 -76 -150C-112 -110 -124 -40 -130 20Z',
      c,
      { to: 20 },
    ) + strands(c, 'M-50 -158Q-90 -200 -128 -90', 'M50 -158Q90 -200 128 -90', 'M0 -166V-226'),
};

/** Men: a thin rim of hair around a bald crown. */
export const bald: Style = {
  back: none,
  front: (c) =>
    solid('M-131 -60C-142 -30 -140 0 -130 30L-116 10C-118 -20 -118 -50 -114 -84Z', c) +
    solid('M131 -60C142 -30 140 0 130 30L116 10C118 -20 118 -50 114 -84Z', c) +
    at(-48, -140, path(ellipseD(0, 0, 30, 14), '#FFFFFF', 0.3), -28),
};
