import ContractKit
import SampleKit

/// Right inputs of pictures, which fuzzing makes nearly right.
enum PictureFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: ["{picture}", "{picture-cursor}", "limit=", "after=", "small", "full"],
        queries: [
            FuzzSeeds.Form(
                "storage.mine", "GET", "/api/v1/pictures",
                seeds: ["limit=3", "page=1", "after={picture-cursor}&limit=1"])
        ],
        bodies: [], identifier: "{picture}",
        uploads: [
            FuzzSeeds.Upload(
                "storage.upload", "/api/v1/pictures", files: PictureFuzzFiles.all + [SamplePicture.png(7)],
                variants: ["full", "medium", "small"], mend: PNGFile.mended)
        ])
}
