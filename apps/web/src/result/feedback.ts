/** What a visitor says about a page. */
export interface Feedback {
  /** One to five stars. */
  rating: number;
  text: string;
}
