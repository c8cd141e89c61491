/**
 * Delays the framework's scripts until after the first paint (docs/decisions/059-script-after-the-first-frame.md). The framework
 * loads them in the head; on a slow connection they would delay the styles, fonts and first picture.
 */

/** Response header with which the site excludes a page from this; removed before sending. */
export const earlyScriptsHeader = 'x-early-scripts'

/**
 * Script at the end of the page that adds the files after the first frame; at once in a background tab, which draws no frames.
 * Minified, since it is part of every page and counts for the size budgets of HTML.
 */
export const lateScript =
  "{let d=document,n=d.currentScript.dataset.files.split(' '),add=()=>n.map(src=>{let e=d.createElement('script');e.async=1;e.src=src;d.head.append(e)}),r=requestAnimationFrame;d.hidden?add():r(()=>r(add))}"

const element = /<(?:script|link) [^>]*>(?:<\/script>)?/g

/**
 * `file`: an async script. `hint`: the preload of one. `old`: a `noModule` script, for browsers that do not support the other
 * files anyway.
 */
function readScript(tag: string): { kind: 'file' | 'hint'; address: string } | { kind: 'old' } | undefined {
  const [isScript, name] = tag.startsWith('<script') ? [true, 'src'] : [false, 'href']
  const address = new RegExp(` ${name}="([^" ]+)"`).exec(tag)?.[1]
  if (address === undefined) return undefined
  if (!isScript) return / rel="preload"/.test(tag) && / as="script"/.test(tag) ? { kind: 'hint', address } : undefined
  if (/ noModule=""/.test(tag)) return { kind: 'old' }
  return / async=""/.test(tag) ? { kind: 'file', address } : undefined
}

/**
 * @param page the framework's HTML, also if decoded as Latin-1. Text of users cannot be mistaken for an element, as it is
 * escaped.
 * @returns the page with a loader for its scripts at the end; unchanged if it has no scripts or no `</body>`.
 */
export function delayScripts(page: string): string {
  const end = page.lastIndexOf('</body>')
  const [files, hints] = [new Set<string>(), new Set<string>()]
  // In one pass, since it adds to the response time of filtered lists.
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
