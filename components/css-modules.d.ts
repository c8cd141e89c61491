/** CSS Modules: class names by key; an unknown key is undefined. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
