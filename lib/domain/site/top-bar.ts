/** How a page is told that its visitor closed the top bar, in this tab (ruling 22). */

/** Of the root element. */
export const topBarAttribute = 'data-top-bar'

/** What the attribute and session storage hold. */
export const closedTopBar = 'closed'
