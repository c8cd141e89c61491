/**
 * Stack traces without looking up source maps of files that have none: the runner requests fifty lines at each step of a test,
 * nearly all of its own code, which took a tenth of its time.
 */
const lookUp = Error.prepareStackTrace

const isOurs = (frame: NodeJS.CallSite) => !/^node:|\/node_modules\//.test(frame.getFileName() ?? 'node:')

/** The runner recognizes and omits its own lines without this word. */
const asKnown = (frame: NodeJS.CallSite) => String(frame).replace(/^async /, '')

const at = '\n    at '

if (lookUp) {
  Error.prepareStackTrace = (error, frames) => {
    const ours = frames.filter(isOurs)
    const parts = String(lookUp(error, ours)).split(at)
    // The error message may contain lines of that form, too.
    const places = parts.splice(parts.length - ours.length)
    return [...parts, ...frames.map((frame) => (isOurs(frame) ? places.shift() : asKnown(frame)))].join(at)
  }
}
