/**
 * Replaces the pictures that settings, pages, articles and discreet properties name by files of this site: fetched ones, first pages of PDF
 * files, last good versions of deleted files. While one is being fetched, or if that fails, an empty frame is shown.
 */
import 'server-only'
import { type ContentIssue, partIssue } from '../../../content/content-issue.ts'
import { isRemote, type PictureResolver, type ResolvedPicture } from '../../media/resolve-picture.ts'
import type { Content } from './read-content.ts'

/** Part of the software, as large as pictures are shown. */
const frame = '/images/no-picture.png'

export type Shown = Pick<Content, 'site' | 'pages' | 'articles' | 'discreetProperties' | 'sold' | 'branches'>

type Sized = { url: string; width: number; height: number }

type Replace = <T extends Sized>(picture: T, file: string, path: string) => T

/** Keeps a stated size; otherwise uses that of the file. */
function shownAs<T extends Sized>(picture: T, found: ResolvedPicture): T {
  if (found.kind !== 'shown') return picture
  const { width, height } = picture.width > 0 && picture.height > 0 ? picture : found.file
  return { ...picture, url: found.address, width, height }
}

function replacerOf(resolve: PictureResolver['resolve'], issues: ContentIssue[]): Replace {
  return (picture, file, path) => {
    const found = resolve(picture.url)
    if (found.kind === 'shown') {
      if (found.fault !== undefined) issues.push(partIssue(file, path, found.fault, true))
      return shownAs(picture, found)
    }
    if (found.kind === 'coming') issues.push({ file, path, message: found.fault, level: 'warning' })
    else if (found.isRemote) issues.push(partIssue(file, path, found.fault))
    else if (isRemote(picture.url)) issues.push({ file, path, message: found.fault, level: 'error' })
    // Missing files and hosts that are not listed are reported by the checks, and hold back the page.
    else return picture
    return shownAs(picture, resolve(frame))
  }
}

function replaceInSite(site: Content['site'], replace: Replace): Content['site'] {
  const { banner, footer } = site
  const columns = footer.columns.map((column, place) => ({
    ...column,
    images: column.images.map((image, index) => replace(image, 'site.json', `footer.columns.${place}.images.${index}.url`)),
  }))
  const images = banner.images.map((image, index) => replace(image, 'site.json', `banner.images.${index}.url`))
  return { ...site, banner: { ...banner, images }, footer: { ...footer, columns } }
}

function replaceInPage({ file, content }: Content['pages'][number], replace: Replace): Content['pages'][number] {
  const { image } = content
  const modules = content.modules.map((module, index) => {
    const { pictures } = module
    return pictures
      ? { ...module, pictures: pictures.map((picture) => replace(picture, file, `modules.${index}.pictures`)) }
      : module
  })
  return { file, content: { ...content, modules, ...(image && { image: replace(image, file, 'image.url') }) } }
}

/** @param issues receives the issues. */
export function withOwnPictures<T extends Shown>(content: T, resolve: PictureResolver['resolve'], issues: ContentIssue[]): T {
  const replace = replacerOf(resolve, issues)
  const shown: Shown = {
    site: replaceInSite(content.site, replace),
    pages: content.pages.map((page) => replaceInPage(page, replace)),
    articles: content.articles.map((article) => {
      const { id, image } = article
      return image ? { ...article, image: replace(image, `articles/${id}/article.json`, 'image.url') } : article
    }),
    discreetProperties: content.discreetProperties.map((discreet) => ({
      ...discreet,
      picture: replace(discreet.picture, 'discreet.json', `${discreet.reference}.picture.url`),
    })),
    branches: content.branches.map((branch) => {
      const { ID, Picture } = branch
      return Picture ? { ...branch, Picture: replace(Picture, 'branches.json', `${ID}.Picture.url`) } : branch
    }),
    sold: content.sold.map((one) => {
      const { id, picture } = one
      return picture ? { ...one, picture: replace(picture, 'sold.json', `${id}.picture.url`) } : one
    }),
  }
  return { ...content, ...shown }
}
