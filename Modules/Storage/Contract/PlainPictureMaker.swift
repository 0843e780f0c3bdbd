public import Pictures
public import Storage

/// Makes forms without decoding anything, for trials that are not about decoding: the header is read as
/// always, and each form is a short text that names the file's bytes. Equal files have equal forms.
public struct PlainPictureMaker: PictureMaking {
    /// Makes forms of whatever has a header.
    public init() {}

    /// As `PictureMaking.render`; refuses what its header refuses, and nothing else.
    public func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture {
        let header: PictureHeader
        do throws(PictureRefusal) {
            header = try PictureHeader(of: file)
        } catch {
            throw .refused(error)
        }
        // FNV-1a, as good as any: nobody attacks it here.
        let digest = file.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let form = { (kind: PictureKind, side: Int) in
            PictureForm(
                kind: kind, width: min(header.width, side), height: min(header.height, side),
                bytes: Array("\(kind.name) of at most \(side) px of \(String(digest, radix: 16))".utf8))
        }
        return RenderedPicture(
            full: form(.jpeg, 2_048), medium: form(.webp, 960), small: form(.webp, 320),
            placeholder: Array("placeholder of \(digest % 1_000)".utf8.prefix(20)))
    }
}
