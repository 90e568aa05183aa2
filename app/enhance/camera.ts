type Detector = { detect(from: HTMLVideoElement): Promise<Array<{ rawValue: string }>> };
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

const LOOK_EVERY_MS = 200;

async function detector(): Promise<Detector | null> {
  const { BarcodeDetector } = self as { BarcodeDetector?: Detectors };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && formats.includes("qr_code")
    ? new BarcodeDetector({ formats: ["qr_code"] })
    : null;
}

/** Available if the browser itself reads QR codes; elsewhere a photo is chosen, for which phones open their camera. */
export async function readByCamera(read: (text: string) => void): Promise<void> {
  const found = navigator.mediaDevices && (await detector());
  const place = document.querySelector<HTMLElement>(".camera");
  if (!found || !place) return;
  const button = place.querySelector("button")!;
  const video = place.querySelector("video")!;
  const status = place.querySelector("[role=status]")!;
  place.hidden = false;

  const close = (stream: MediaStream) => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
    video.hidden = true;
  };

  async function look(stream: MediaStream): Promise<void> {
    if (!stream.active) return close(stream);
    const [code] = await found!.detect(video).catch(() => []);
    if (!code) return void setTimeout(look, LOOK_EVERY_MS, stream);
    close(stream);
    read(code.rawValue);
  }

  button.addEventListener("click", async () => {
    if (video.srcObject) return close(video.srcObject as MediaStream);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      status.textContent = "";
      video.srcObject = stream;
      video.hidden = false;
      await video.play();
      await look(stream);
    } catch {
      status.textContent = button.dataset.refused!;
    }
  });
}
