/** Checks texts and pictures that stand in page modules themselves, and the discreet offers (ruling 14). */
import 'server-only'
import type { Module } from '../../content/module.ts'
import type { Page } from '../../content/page.ts'
import { checkPicture } from './check-picture.ts'
import { findLinkTargets, isAnswered } from './link-targets.ts'
import type { Report } from './report.ts'
import type { Snapshot } from './snapshot-type.ts'

type Input = { snapshot: Snapshot; pages: readonly { file: string; content: Page }[]; publicFolder: string }

/** Views that need no relation. */
const ownContentViews: readonly string[] = ['compare', 'discreet', 'favourites', 'gallery', 'text']

/** Views without a relation bring what they show (specification 3, "Module"). */
export function checkOwnContent(module: Module, file: string, path: string, snapshot: Snapshot, report: Report): void {
  const { view, relation, text, pictures } = module
  if (view === 'text' && !text) report(file, `${path}.text`, 'expected the text of the view "text"')
  if (view === 'gallery' && !pictures) report(file, `${path}.pictures`, 'expected pictures for the view "gallery"')
  if (relation.type === 'own' && !ownContentViews.includes(view))
    report(file, `${path}.relation`, `expected a relation for the view "${view}"`)
  for (const target of Object.values(text ?? {}).flatMap((body) => findLinkTargets(body ?? ''))) {
    if (!isAnswered(snapshot, target))
      report(file, `${path}.text`, `expected a link to a published page or a full address; found "${target}"`)
  }
}

/** The cards of discreet offers lead to the form of the same page (ruling 14). */
export function checkDiscreetRequest({ modules }: Page, file: string, report: Report): void {
  const shown = modules.filter(({ status }) => status === 'Published')
  const hasOffers = shown.some(({ view }) => view === 'discreet')
  const hasForm = shown.some(({ relation }) => relation.id === 'discreet-request')
  if (hasOffers && !hasForm) report(file, 'modules', 'expected the form "discreet-request" beside the view "discreet"')
}

/** Pictures of page modules and of discreet offers, and the price range of the latter. */
export function checkShownPictures(input: Input, report: Report): void {
  for (const { file, content } of input.pages) {
    content.modules.forEach(({ pictures = [] }, index) => {
      for (const { url } of pictures) checkPicture(url, file, `modules.${index}.pictures`, input, report)
    })
  }
  for (const { reference, picture, priceFrom, priceTo } of input.snapshot.discreetOffers) {
    checkPicture(picture.url, 'discreet.json', `${reference}.picture.url`, input, report)
    if (priceFrom >= priceTo) report('discreet.json', `${reference}.priceTo`, `expected more than priceFrom; found ${priceTo}`)
  }
}
