import type { ImageKind } from "@tintery/contract";
import { Camera, ImagePlus } from "lucide-react";
import { isComputer, offeredTypes } from "../platform/offered-types.ts";
import { takeFiles } from "../platform/take-files.ts";
import type { ButtonProps } from "./button.tsx";

export interface PhotoPickerProps {
  look?: ButtonProps["look"];
  words: string;
  /** What is heard in place of the words, where several of these buttons have the same. */
  label?: string;
  /** What a photo goes on as without a choice, which the page reads from the input. */
  product?: ImageKind;
  /** Media types that it offers; those of photos, unless said otherwise. */
  accept?: readonly string[];
  /**
   * Whether several may be chosen; on computers, unless said otherwise. A phone's picker for several is left by a button, which makes
   * one tap more.
   */
  several?: boolean;
  /** Opens the camera of a phone in place of the picker; other devices do not offer it. */
  camera?: boolean;
  /** Hears what was chosen; without it the page does, which finds the input by its class. */
  onFiles?: (files: File[]) => void;
  /** Takes the focus when a dialog opens. */
  isFirst?: boolean;
}

/** A button that is a file input itself: the picker opens at the first click, before any script is there. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { look, words, label, product, accept, several, camera, onFiles, isFirst } = props;
  const Icon = camera ? Camera : ImagePlus;
  return (
    <label className={["button photo-picker", look, camera && "camera"].filter(Boolean).join(" ")}>
      <input
        type="file"
        className="photo-input"
        aria-label={label}
        data-product={product}
        accept={camera ? "image/*" : offeredTypes(accept)}
        {...(camera ? { capture: "environment" } : { multiple: several ?? isComputer() })}
        {...(several === false && { "data-single": true })}
        {...(isFirst && { "data-first": true })}
        {...(onFiles && { onChange: (event) => onFiles(takeFiles(event.currentTarget)) })}
      />
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </label>
  );
}
