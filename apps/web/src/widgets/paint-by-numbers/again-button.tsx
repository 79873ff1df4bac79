import type { ImageView } from "@tintery/contract";
import type { ReactNode } from "react";
import { useAgain } from "../../result/use-again.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import type { Again } from "./fetch-again.ts";

const loadCreation = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

/** Before it is fetched. */
const nothing: Again = { files: [], marks: null, pointed: null, scene: null };

export interface AgainButtonProps {
  image: ImageView;
  /** Offers in the form what only professional users may use. */
  professional: boolean;
  /** Choices to begin with, by their names in the form; without them those of the last visit. */
  preset?: Readonly<Record<string, unknown>>;
  icon?: ReactNode;
  /** Its words again, for narrow screens that show only an icon. */
  title?: string;
  children: ReactNode;
}

/** Opens the creation form with a picture's photo in it, what was marked on it, and its paints. */
export function AgainButton({ image, professional, preset, icon, title, children }: AgainButtonProps) {
  const { Form, given, busy, problem, take, opened } = useAgain(image, loadCreation, async () => {
    const { fetchAgain } = await import("./fetch-again.ts");
    return fetchAgain(image);
  });
  return (
    <>
      <Button icon={icon} aria-disabled={busy} title={title} onClick={() => void take()}>
        {children}
      </Button>
      <Problem text={problem} />
      {Form && (
        <Form
          {...opened}
          {...(given ?? nothing)}
          professional={professional}
          preset={{ ...preset, palette: image.options.palette, ownPaints: image.options.ownPaints }}
        />
      )}
    </>
  );
}
