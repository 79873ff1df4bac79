/** Shows or hides the page's own words that what comes after a photo could not be fetched. */
export function showProblem(isThere: boolean): void {
  const problem = document.getElementById("photo-problem");
  if (problem) problem.hidden = !isThere;
}
