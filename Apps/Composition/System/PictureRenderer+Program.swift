import Glibc
import PictureRenderer
public import Vocabulary

extension PictureDecoding {
    /// Decodes by the `madang-pictures` that lies beside the running program, which has been started once; of
    /// its pictures that many may wait. Throws `unreachable` if pictures cannot be decoded here.
    public static func beside(waiting queue: Int) async throws(ServiceFailure) -> PictureDecoding {
        let cores = RenderingLimits.standard.decoders
        let renderer = PictureRenderer.besideThisProgram(RenderingLimits(decoders: cores, queue: queue))
        do throws(RenderingError) {
            try await renderer.prepare()
        } catch {
            let texts = error.description
            throw .unreachable(english: texts.english, korean: texts.korean)
        }
        return .program(renderer)
    }
}

extension PictureRenderer {
    /// Decodes with the `madang-pictures` beside the running program; if that is missing, each picture fails
    /// with an error that says so.
    static func besideThisProgram(_ limits: RenderingLimits = .standard) -> PictureRenderer {
        PictureRenderer(program: programBesideThis, limits: limits)
    }

    /// The path of that program.
    static var programBesideThis: String { programFolder + "/madang-pictures" }

    /// The folder of the running program, wherever it was started from.
    private static var programFolder: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        let text = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
    }
}
