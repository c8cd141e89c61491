/**
 * Lets a page be drawn before the framework's script is fetched (docs/decisions/059-script-after-the-first-frame.md).
 * The framework names its files in the head, where browsers fetch them beside styles, letters and the first picture: on a slow
 * line these, all that a visitor sees at first, come later for it.
 */

/** Response header by which the site says that a page keeps its script where the framework put it; not sent on. */
export const earlyScriptsHeader = 'x-early-scripts'

/**
 * Stands at the end of the page and adds the files once a frame was drawn; at once in a tab in the background, which draws none.
 * As short as can be, since each page holds it: the budgets of HTML count it.
 */
export const lateScript =
  "{let d=document,n=d.currentScript.dataset.files.split(' '),add=()=>n.map(src=>{let e=d.createElement('script');e.async=1;e.src=src;d.head.append(e)}),r=requestAnimationFrame;d.hidden?add():r(()=>r(add))}"

const element = /<(?:script|link) [^>]*>(?:<\/script>)?/g

/** The file that an element of the framework loads or announces; `old` for browsers that could not read the others either. */
function readScript(tag: string): { kind: 'file' | 'hint'; address: string } | { kind: 'old' } | undefined {
  const [isScript, name] = tag.startsWith('<script') ? [true, 'src'] : [false, 'href']
  const address = new RegExp(` ${name}="([^" ]+)"`).exec(tag)?.[1]
  if (address === undefined) return undefined
  if (!isScript) return / rel="preload"/.test(tag) && / as="script"/.test(tag) ? { kind: 'hint', address } : undefined
  if (/ noModule=""/.test(tag)) return { kind: 'old' }
  return / async=""/.test(tag) ? { kind: 'file', address } : undefined
}

/**
 * @param page the framework's HTML, as characters or as bytes read as Latin 1; what people wrote cannot look like one of its
 * elements, as it is escaped.
 * @returns the page with its files named at the end; the same when it has none, or no end.
 */
export function delayScripts(page: string): string {
  const end = page.lastIndexOf('</body>')
  const [files, hints] = [new Set<string>(), new Set<string>()]
  // One pass: whoever waits for a filtered list waits for this, too.
  const rest = page.slice(0, Math.max(end, 0)).replace(element, (tag) => {
    const script = readScript(tag)
    if (script?.kind === 'file') files.add(script.address)
    if (script?.kind === 'hint') hints.add(script.address)
    return script ? '' : tag
  })
  if (files.size === 0) return page
  const loader = `<script data-files="${[...new Set([...files, ...hints])].join(' ')}">${lateScript}</script>`
  return `${rest}${loader}${page.slice(end)}`
}
