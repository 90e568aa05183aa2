document.querySelector<HTMLDialogElement>("[data-enhance~=sent-dialog]")?.showModal?.();

export {};
