import sharp from "sharp";
import { type PhotoSize, photoSizes } from "~/platform/photo-path";
import { photoBytes } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";

type Colours = { ink: string; sand: string; clay: string; paper: string };
type Composition = (colours: Colours) => string;

type Rectangle = [x: number, y: number, width: number, height: number];

const rect = ([x, y, width, height]: Rectangle, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  path(
    d,
    "none",
    `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
const circle = ([x, y, r]: [x: number, y: number, r: number], fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const ground = (fill: string) => rect([0, 0, 1280, 853], fill);
const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const hills: Composition = ({ ink, sand, clay, paper }) =>
  ground(paper) +
  circle([960, 230, 110], sand) +
  path("M0 520Q260 380 560 500T1280 430V853H0Z", sand) +
  path("M0 640Q320 500 700 620T1280 560V853H0Z", clay) +
  each(11, (i) =>
    rect([60 + i * 108, 560 - ((i * 53) % 120), 74, 300], ink, `opacity="${0.55 + (i % 3) * 0.15}"`),
  ) +
  path("M0 760Q400 690 800 760T1280 740V853H0Z", ink);

const stethoscope: Composition = ({ ink, sand, clay, paper }) =>
  ground(sand) +
  circle([640, 430, 330], paper) +
  line("M430 170V330Q430 470 550 470T670 330V170", ink, 26) +
  line("M550 470V560Q550 690 690 690T830 560V500", ink, 26) +
  circle([830, 440, 62], clay) +
  circle([830, 440, 28], paper) +
  circle([430, 160, 20], clay) +
  circle([670, 160, 20], clay);

const heartbeat: Composition = ({ ink, sand, clay, paper }) =>
  ground(ink) +
  each(9, (i) => rect([0, 80 + i * 90, 1280, 2], sand, 'opacity=".18"')) +
  each(13, (i) => rect([50 + i * 98, 0, 2, 853], sand, 'opacity=".18"')) +
  line("M0 470H330L400 400L460 560L560 180L660 690L730 430L780 470H1280", paper, 16) +
  circle([1040, 470, 26], clay);

const stars: Composition = ({ ink, sand, clay, paper }) =>
  ground(ink) +
  each(24, (i) => {
    const x = 110 + (i % 6) * 212;
    const y = 108 + Math.floor(i / 6) * 212;
    const square = rect([x - 62, y - 62, 124, 124], i % 2 ? sand : paper, 'opacity=".9"');
    const turned = rect(
      [x - 62, y - 62, 124, 124],
      i % 2 ? sand : paper,
      `opacity=".9" transform="rotate(45 ${x} ${y})"`,
    );
    return square + turned + circle([x, y, 34], i % 3 ? clay : ink);
  });

const book: Composition = ({ ink, sand, clay, paper }) =>
  ground(sand) +
  path("M640 260Q470 170 220 220V640Q470 590 640 680Z", paper) +
  path("M640 260Q810 170 1060 220V640Q810 590 640 680Z", paper, 'opacity=".86"') +
  each(5, (i) => line(`M290 ${310 + i * 58}Q450 ${290 + i * 58} 580 ${330 + i * 58}`, ink, 9)) +
  each(5, (i) => line(`M700 ${330 + i * 58}Q830 ${290 + i * 58} 990 ${310 + i * 58}`, ink, 9)) +
  path("M840 190h70v210l-35-34-35 34Z", clay);

const certificate: Composition = ({ ink, sand, clay, paper }) =>
  ground(ink) +
  rect([250, 150, 780, 550], paper, 'rx="14"') +
  rect([285, 185, 710, 480], "none", `stroke="${sand}" stroke-width="10"`) +
  rect([430, 270, 420, 26], ink) +
  each(4, (i) => rect([370, 350 + i * 48, 540 - (i % 2) * 90, 14], sand)) +
  path("M820 560l40 150 40-40 50 28-50-150Z", clay) +
  circle([880, 545, 70], clay) +
  circle([880, 545, 40], paper);

const calendar: Composition = ({ ink, sand, clay, paper }) =>
  ground(sand) +
  rect([330, 190, 620, 500], paper, 'rx="22"') +
  rect([330, 190, 620, 120], ink, 'rx="22"') +
  each(4, (i) => rect([430 + i * 140, 150, 22, 90], clay, 'rx="11"')) +
  each(20, (i) => {
    const marked = i === 11;
    return rect([390 + (i % 5) * 104, 350 + Math.floor(i / 5) * 80, 72, 52], marked ? clay : sand, 'rx="8"');
  });

const tree: Composition = ({ ink, sand, clay, paper }) =>
  ground(paper) +
  path("M0 700Q640 610 1280 700V853H0Z", sand) +
  path("M610 720Q640 560 590 470L650 500L700 430Q690 560 700 720Z", clay) +
  each(14, (i) => {
    const angle = (i / 14) * Math.PI * 2;
    const x = 645 + Math.cos(angle) * (150 + (i % 3) * 45);
    const y = 350 + Math.sin(angle) * (95 + (i % 2) * 40);
    return circle([Math.round(x), Math.round(y), 92], ink, 'opacity=".82"');
  }) +
  each(9, (i) => circle([480 + ((i * 137) % 340), 270 + ((i * 71) % 190), 13], clay));

const microphone: Composition = ({ ink, sand, clay, paper }) =>
  ground(clay) +
  each(5, (i) =>
    circle(
      [640, 380, 170 + i * 90],
      "none",
      `stroke="${paper}" stroke-width="6" opacity="${0.5 - i * 0.08}"`,
    ),
  ) +
  rect([560, 190, 160, 300], ink, 'rx="80"') +
  each(4, (i) => rect([590, 250 + i * 48, 100, 12], sand)) +
  line("M490 400V430Q490 570 640 570T790 430V400M640 570V700M540 700H740", paper, 22);

const arches: Composition = ({ ink, sand, clay, paper }) =>
  ground(sand) +
  each(3, (i) => {
    const x = 130 + i * 360;
    return (
      path(`M${x} 853V440a150 150 0 0 1 300 0V853Z`, i === 1 ? ink : clay) +
      path(`M${x + 45} 853V450a105 105 0 0 1 210 0V853Z`, paper)
    );
  }) +
  rect([0, 800, 1280, 53], ink);

const compositions: readonly Composition[] = [
  hills,
  stethoscope,
  heartbeat,
  stars,
  book,
  certificate,
  calendar,
  tree,
  microphone,
  arches,
];

const palettes = [
  ["#0d4f52", "#e9dcc3", "#c98b5b", "#f7f2e8"],
  ["#17394d", "#d9e2e4", "#5f9ea0", "#f2f6f6"],
  ["#5a3d2b", "#ead7bd", "#a65f3e", "#f8f1e6"],
  ["#2d4a3a", "#dfe5d3", "#8aa35b", "#f5f6ee"],
] as const;

const PICTURE = { width: 1280, height: 853 };

export type Picture = Record<PhotoSize, Uint8Array>;

const drawn = new Map<string, Promise<Picture>>();

async function draw(composition: number, palette: number): Promise<Picture> {
  const [ink, sand, clay, paper] = palettes[palette]!;
  const shapes = compositions[composition]!({ ink, sand, clay, paper });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 853">${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const sized = (size: Exclude<PhotoSize, "full">) =>
    picture
      .clone()
      .resize({ width: Number(size) })
      .webp({ quality: 72 })
      .toBuffer();
  const [small, medium, large] = await Promise.all([sized("320"), sized("640"), sized("1280")]);
  return { "320": small, "640": medium, "1280": large, full: large };
}

export function drawPicture(composition: number, palette: number): Promise<Picture> {
  const [shape, colours] = [composition % compositions.length, palette % palettes.length];
  const key = `${shape}-${colours}`;
  const picture = drawn.get(key) ?? draw(shape, colours);
  drawn.set(key, picture);
  return picture;
}

export async function storePicture(photoKey: string, picture: Picture, photoName = "picture.webp") {
  for (const size of photoSizes) await storage().put(`${photoKey}/${size}.webp`, picture[size], "image/webp");
  return {
    photoKey,
    photoName,
    photoWidth: PICTURE.width,
    photoHeight: PICTURE.height,
    photoBytes: photoBytes(photoSizes.map((suffix) => ({ suffix, bytes: picture[suffix] }))),
  };
}
