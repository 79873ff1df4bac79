import { photoTypes } from "@tintery/contract/tables";
import { Camera, ImagePlus } from "lucide-react";
import { takeFiles } from "../platform/take-files.ts";
import type { ButtonProps } from "./button.tsx";

export interface PhotoPickerProps {
  look?: ButtonProps["look"];
  words: string;
  /** Opens the camera of a phone in place of the picker; other devices do not offer it. */
  camera?: boolean;
  /** Hears what was chosen; without it the page does, which finds the input by its class. */
  onFiles?: (files: File[]) => void;
  /** Takes the focus when a dialog opens. */
  isFirst?: boolean;
}

/** A button that is a file input itself: the picker opens at the first click, before any script is there. */
export function PhotoPicker({ look, words, camera, onFiles, isFirst }: PhotoPickerProps) {
  const Icon = camera ? Camera : ImagePlus;
  return (
    <label className={["button photo-picker", look, camera && "camera"].filter(Boolean).join(" ")}>
      <input
        type="file"
        className="photo-input"
        accept={camera ? "image/*" : photoTypes.join(",")}
        {...(camera ? { capture: "environment" } : { multiple: true })}
        {...(isFirst && { "data-first": true })}
        {...(onFiles && { onChange: (event) => onFiles(takeFiles(event.currentTarget)) })}
      />
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </label>
  );
}
