/** `npm run small-pictures`: makes the 180 x 120 file of each property from its first picture (specification 3, SmallPictureItem). */
import { mkdirSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

const from = 'data/media/pictures'
const to = `${from}/small`
mkdirSync(to, { recursive: true })
for (const name of readdirSync(from).filter((file) => /^[srtpf]\d{2}-1\.webp$/.test(file))) {
  await sharp(`${from}/${name}`)
    .resize(180, 120, { fit: 'cover' })
    .webp({ quality: 78 })
    .toFile(`${to}/${name.slice(0, 3)}.webp`)
}
