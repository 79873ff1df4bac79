import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { SaidRange, type SaidRangeProps } from "../ui/said-range.tsx";
import { FormChoice } from "../ui/form-choice.tsx";

export interface CustomFormProps {
  /** Where the form is sent to; the answer is a file. */
  action: string;
  hint: string;
  /** What the file shows, and its format. */
  file: { name: string; extension: string };
  /** Whether its button is the first choice of the dialog. */
  primary?: boolean;
  /** What the file will look like. */
  preview?: ReactNode;
  children: ReactNode;
}

/** A plain form whose answer is a file. */
export function CustomForm({ action, hint, file, primary, preview, children }: CustomFormProps) {
  const { t } = useTexts();
  const { name, extension } = file;
  return (
    <form className="custom-download" method="get" action={action}>
      <div className="download-words">
        <h3>{t("pbn.custom_download")}</h3>
        <p className="quiet small">{hint}</p>
      </div>
      {preview}
      <div className="custom-wishes">
        {children}
        <Button type="submit" {...(primary && { look: "primary" })} icon={<Download aria-hidden="true" />}>
          {t("pbn.download_file", { name, format: extension.toUpperCase() })}
        </Button>
      </div>
    </form>
  );
}

export interface FormatChoiceProps<Format extends string> {
  name: string;
  value: Format;
  formats: Readonly<Record<Format, { readonly extension: string }>>;
  onChange: (format: Format) => void;
}

/** The format of the file. */
export function FormatChoice<Format extends string>(props: FormatChoiceProps<Format>) {
  const { name, value, formats, onChange } = props;
  const { t } = useTexts();
  const choices = (Object.keys(formats) as Format[]).map((format) => ({
    value: format,
    label: formats[format].extension.toUpperCase(),
  }));
  return (
    <FormChoice
      label={t("coloring.format")}
      name={name}
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}

export interface RangeChoiceProps extends SaidRangeProps {
  label: string;
}

/** A slider among the wishes for a file. */
export function RangeChoice({ label, ...range }: RangeChoiceProps) {
  return <Field label={label}>{({ id }) => <SaidRange id={id} {...range} />}</Field>;
}
