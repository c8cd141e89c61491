/**
 * Where an error came from, without looking up the source of lines that have none: the runner asks for fifty lines at each step of a test,
 * nearly all of its own code, which took a tenth of its time.
 */
const lookUp = Error.prepareStackTrace

const isOurs = (frame: NodeJS.CallSite) => !/^node:|\/node_modules\//.test(frame.getFileName() ?? 'node:')

/** The runner knows its own lines, and leaves them out, without this word. */
const asKnown = (frame: NodeJS.CallSite) => String(frame).replace(/^async /, '')

const at = '\n    at '

if (lookUp) {
  Error.prepareStackTrace = (error, frames) => {
    const ours = frames.filter(isOurs)
    const parts = String(lookUp(error, ours)).split(at)
    // What the error says may have lines of that kind, too.
    const places = parts.splice(parts.length - ours.length)
    return [...parts, ...frames.map((frame) => (isOurs(frame) ? places.shift() : asKnown(frame)))].join(at)
  }
}
