/** Checks the settings, their pictures and the agents' calendar. */
import 'server-only'
import type { Site } from '../../../content/site.ts'
import { findContrastWarnings } from '../../../domain/site/theme.ts'
import { findMapFile } from '../../map/pmtiles/map-file.ts'
import type { CheckInput } from './check-input.ts'
import { checkPicture } from './check-picture.ts'
import type { Report } from './report.ts'

/** Logos and films named in the settings, with their place; one file used for all languages is listed once. */
function* namedFiles({ logo, banner }: Site): Generator<readonly [place: string, file: string | undefined]> {
  for (const place of ['full', 'white'] as const)
    for (const file of new Set(Object.values(logo[place]))) yield [`logo.${place}`, file]
  for (const place of ['compact', 'compactWhite', 'symbol'] as const) yield [`logo.${place}`, logo[place]]
  yield ['banner.logo', banner.logo]
  for (const [place, file] of Object.entries(banner.video ?? {})) yield [`banner.video.${place}`, file]
}

export function checkSite({ snapshot, findFile }: CheckInput, report: Report): void {
  const { site } = snapshot
  if (!snapshot.languages.includes(site.defaultLanguage))
    report('site.json', 'defaultLanguage', 'expected a language that is in use')
  for (const { path, message } of findContrastWarnings(site.theme)) report('site.json', `theme.${path}`, message, 'warning')
  for (const [place, file] of namedFiles(site)) {
    const found = file ? findFile(file) : undefined
    if (found?.fault !== undefined)
      report('site.json', place, `${found.fault} for "${file}"`, 'file' in found ? 'last-good' : 'error')
  }
  if (site.banner.mediaType === 'video' && !site.banner.video)
    report('site.json', 'banner.video', 'expected files when mediaType is "video"')
  if (['image', 'gallery'].includes(site.banner.mediaType) && site.banner.images.length === 0)
    report('site.json', 'banner.images', `expected a picture when mediaType is "${site.banner.mediaType}"`)
}

/** Warns about a map file that cannot be read; the map is drawn without it. */
export function checkMapFile({ contentFolder }: CheckInput, report: Report): void {
  if (findMapFile(contentFolder) === 'unreadable')
    report('map.pmtiles', '', 'expected a PMTiles file (version 3) of vector tiles; found something else', 'warning')
}

/** Pictures of banner, footer, pages and articles. */
export function checkPictures(input: CheckInput, report: Report): void {
  const { site, articles } = input.snapshot
  site.banner.images.forEach(({ url }, index) => {
    checkPicture(url, 'site.json', `banner.images.${index}.url`, input, report)
  })
  site.footer.columns.forEach(({ images }, column) => {
    images.forEach(({ url }, index) => {
      checkPicture(url, 'site.json', `footer.columns.${column}.images.${index}.url`, input, report)
    })
  })
  for (const { file, content } of input.pages) {
    if (content.image) checkPicture(content.image.url, file, 'image.url', input, report)
  }
  for (const { id, image } of articles) {
    if (image) checkPicture(image.url, `articles/${id}/article.json`, 'image.url', input, report)
  }
}

/** Each agent may be in the calendar once. An unknown agent (such as a former one) is only a warning. */
export function checkCalendar({ snapshot }: CheckInput, report: Report): void {
  const ids = snapshot.viewingCalendar.agents.map(({ agentId }) => agentId)
  ids.forEach((id, index) => {
    const place = `agents.${index}.agentId`
    if (ids.indexOf(id) !== index) report('viewing-calendar.json', place, `expected each agent once; found ${id} again`)
    else if (!snapshot.agents.some((agent) => agent.id === id))
      report('viewing-calendar.json', place, `expected an ID of agents.json; found ${id}`, 'warning')
  })
}
