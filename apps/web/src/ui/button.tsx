import type { ComponentProps, ReactNode } from "react";

type Look = "primary" | "plain" | "danger" | "large" | "square";

export interface ButtonProps extends ComponentProps<"button"> {
  /** Any of the looks of button.css, joined by spaces. */
  look?: Look | `${Look} ${Look}`;
  icon?: ReactNode;
}

const classes = (...names: (string | undefined)[]) => ["button", ...names].filter(Boolean).join(" ");

/** A button of the kit; `type` is `button` unless said otherwise, so that no form is sent by accident. */
export function Button({ look, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(look, className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<"a"> {
  look?: ButtonProps["look"];
  icon?: ReactNode;
}

/** A link that looks like a button: for places to go to, downloads and prints. */
export function LinkButton({ look, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={classes(look, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
