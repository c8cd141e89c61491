/** Checks texts and pictures of page modules, and the discreet properties (ruling 14). */
import 'server-only'
import type { Module } from '../../../content/module.ts'
import { traitsOf } from '../../../content/module-view.ts'
import type { Page } from '../../../content/page.ts'
import type { FindFile } from '../../media/find-media.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'
import { checkPicture } from './check-picture.ts'
import { findLinkTargets, isAnswered } from './link-targets.ts'
import type { Report } from './report.ts'

type Input = { snapshot: Snapshot; pages: readonly { file: string; content: Page }[]; findFile: FindFile }

/** Views without a relation need content of their own (specification 3, "Module"). */
export function checkOwnContent(module: Module, file: string, path: string, snapshot: Snapshot, report: Report): void {
  const { view, relation, text, pictures } = module
  const { shows, hasOwnContent } = traitsOf(view)
  if (shows === 'text' && !text) report(file, `${path}.text`, `expected the text of the view "${view}"`)
  if (shows === 'pictures' && !pictures) report(file, `${path}.pictures`, `expected pictures for the view "${view}"`)
  if (relation.type === 'own' && !hasOwnContent) report(file, `${path}.relation`, `expected a relation for the view "${view}"`)
  for (const target of Object.values(text ?? {}).flatMap((body) => findLinkTargets(body ?? ''))) {
    if (!isAnswered(snapshot, target))
      report(file, `${path}.text`, `expected a link to a published page or a full address; found "${target}"`)
  }
}

/** Some views need a form on the same page: the cards of discreet properties (ruling 14). */
export function checkFormsBeside({ modules }: Page, file: string, report: Report): void {
  const shown = modules.filter(({ status }) => status === 'Published')
  for (const { view } of shown) {
    const { form } = traitsOf(view)
    if (form && !shown.some(({ relation }) => relation.id === form))
      report(file, 'modules', `expected the form "${form}" beside the view "${view}"`)
  }
}

/** Pictures of page modules and of discreet properties, and the price range of the latter. */
export function checkShownPictures(input: Input, report: Report): void {
  for (const { file, content } of input.pages) {
    content.modules.forEach(({ pictures = [] }, index) => {
      for (const { url } of pictures) checkPicture(url, file, `modules.${index}.pictures`, input, report)
    })
  }
  for (const { reference, picture, priceFrom, priceTo } of input.snapshot.discreetProperties) {
    checkPicture(picture.url, 'discreet.json', `${reference}.picture.url`, input, report)
    if (priceFrom >= priceTo) report('discreet.json', `${reference}.priceTo`, `expected more than priceFrom; found ${priceTo}`)
  }
  for (const { id, picture } of input.snapshot.market.references)
    if (picture) checkPicture(picture.url, 'sold.json', `${id}.picture.url`, input, report)
}
