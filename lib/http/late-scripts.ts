/**
 * Lets a page be drawn before the framework's script is fetched (docs/decisions/059-script-after-the-first-frame.md).
 * The framework names its files in the head, where browsers fetch them beside styles, letters and the first picture: on a slow
 * line these, all that a visitor sees at first, come later for it.
 */

/**
 * Stands at the end of the page and adds the files once a frame was drawn; at once in a tab in the background, which draws none.
 * As short as can be, since each page holds it: the budgets of HTML count it.
 */
export const lateScript =
  "{let d=document,n=d.currentScript.dataset.files.split(' '),add=()=>n.map(src=>{let e=d.createElement('script');e.async=1;e.src=src;d.head.append(e)}),r=requestAnimationFrame;d.hidden?add():r(()=>r(add))}"

const asyncScript = /<script(?=[^>]* async="")[^>]* src="([^" ]+)"[^>]*><\/script>/g
const scriptHint = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^" ]+)"[^>]*>/g
/** For browsers that could not read the other files either. */
const oldScript = /<script(?=[^>]* noModule="")[^>]* src="[^"]+"[^>]*><\/script>/g

const namesIn = (page: string, element: RegExp) => [...page.matchAll(element)].map(([, name = '']) => name)

/**
 * @param page the framework's HTML; what people wrote cannot look like one of its elements, as it is escaped.
 * @returns the page with its files named at the end; the same when it has none, or no end.
 */
export function delayScripts(page: string): string {
  const end = page.lastIndexOf('</body>')
  const files = namesIn(page, asyncScript)
  if (end < 0 || files.length === 0) return page
  const hints = namesIn(page, scriptHint)
  const rest = page.slice(0, end).replace(asyncScript, '').replace(scriptHint, '').replace(oldScript, '')
  const loader = `<script data-files="${[...new Set([...files, ...hints])].join(' ')}">${lateScript}</script>`
  return `${rest}${loader}${page.slice(end)}`
}
