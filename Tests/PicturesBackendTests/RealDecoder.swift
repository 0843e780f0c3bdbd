import Glibc
import PictureRenderer
import Pictures
import TestKit
import Vocabulary

/// `madang-pictures` as it was built beside these tests.
enum RealDecoder {
    /// Renders for all suites. Machines that build and test are slow: the limits of time are wide.
    static let renderer = PictureRenderer(
        program: path,
        limits: RenderingLimits(decoders: 2, queue: 500, answer: .seconds(120), start: .seconds(60)))

    /// Whether its tests should run: with MADANG_REQUIRE_BACKENDS=1 they fail where there is no decoder.
    static func isWanted() async -> Bool {
        if getenv("MADANG_REQUIRE_BACKENDS").map({ String(cString: $0) }) == "1" { return true }
        return await isThere.value
    }

    private static let isThere = Task {
        do throws(RenderingError) {
            try await renderer.prepare()
            return true
        } catch {
            print("Tests of the decoder of pictures are skipped: \(error.description.english)")
            return false
        }
    }

    /// Renders a sample of `Tests/Samples/Pictures`.
    static func render(_ name: String) async throws -> RenderedPicture {
        try await render(SampleFile.bytes("Pictures/" + name))
    }

    static func render(_ file: [UInt8]) async throws -> RenderedPicture {
        try await renderer.render(file, PictureHeader(of: file))
    }

    /// What came of a file: the picture, or the error of either part.
    static func outcome(_ file: [UInt8]) async -> Outcome {
        do {
            return .rendered(try await render(file))
        } catch let error as RenderingError {
            return .failed(error)
        } catch {
            return .refused
        }
    }

    enum Outcome: Equatable {
        case rendered(RenderedPicture)
        case refused
        case failed(RenderingError)

        /// Whether the file and nothing else is to blame, if anything is.
        var isFilesOwn: Bool {
            switch self {
            case .rendered, .refused, .failed(.broken), .failed(.tooBig), .failed(.stopped): true
            case .failed: false
            }
        }
    }

    static let path: String = {
        var folders: [String] = []
        if let runner = realpath("/proc/self/exe", nil) {
            folders.append(folder(of: String(cString: runner)))
            free(runner)
        }
        // The runner may be the toolchain's own, which is told where the tests lie.
        folders += CommandLine.arguments.filter { $0.contains("PackageTests") }.map { folder(of: $0) }
        let paths = folders.map { $0 + "/madang-pictures" }
        return paths.first { access($0, X_OK) == 0 } ?? paths[0]
    }()

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
