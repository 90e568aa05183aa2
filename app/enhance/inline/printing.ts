for (const button of document.querySelectorAll<HTMLButtonElement>("[data-enhance~=printing]")) {
  button.hidden = false;
  button.onclick = () => print();
}

export {};
