/**
 * Renders the energy labels to `public/images/epc/{region}/{label}.png`, at three times the SVG's 56 by 28 px. To be run with
 * `node scripts/make-epc-images.ts` after a change of the scales or the SVG.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type EpcRegion, epcLabels } from '../lib/domain/energy/epc.ts'
import { epcLabelSvg } from '../lib/domain/energy/epc-label-svg.ts'
import { publicPath } from '../lib/domain/site/public-folders.ts'

const regions: readonly EpcRegion[] = ['flanders', 'brussels', 'wallonia', 'luxembourg']
const target = fileURLToPath(new URL(`../${publicPath('images')}/epc/`, import.meta.url))

/** Dots per inch at which an SVG pixel becomes three picture pixels. */
const density = 72 * 3

for (const region of regions) {
  await mkdir(`${target}${region}`, { recursive: true })
  for (const label of epcLabels(region)) {
    const drawing = Buffer.from(epcLabelSvg(region, label))
    await sharp(drawing, { density }).resize(168, 84).png({ compressionLevel: 9 }).toFile(`${target}${region}/${label}.png`)
  }
}
