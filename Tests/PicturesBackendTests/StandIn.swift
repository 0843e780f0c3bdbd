import PictureRenderer
import Pictures
import TestKit

/// A program in the decoder's place that behaves as a test wants.
struct StandIn {
    private let folder: TemporaryFolder

    /// Where it lies.
    var place: String { folder.path }

    /// A shell script. It is copied by another process: a program that this one had open for writing could
    /// not be started while any other start is under way.
    private init(_ script: String) throws {
        folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\n" + script + "\n", to: "script")
        _ = try Shell.output("cp '\(place)/script' '\(place)/program' && chmod 755 '\(place)/program'")
    }

    /// Tries a renderer with such a script; it is removed afterwards.
    static func with(_ script: String, _ body: (StandIn) async throws -> Void) async throws {
        let stand = try StandIn(script)
        try await body(stand)
        withExtendedLifetime(stand.folder) {}
    }

    /// One that says that it is ready, hears the order, and then does this.
    static func with(afterOrder script: String, _ body: (StandIn) async throws -> Void) async throws {
        try await with("printf MPR1; /usr/bin/head -c 12 <&3 >/dev/null\n" + script, body)
    }

    /// Answers as the real one did for `turned.jpg`.
    static let goodAnswer = "/bin/cat '\(GoodAnswer.path)'"

    func renderer(
        answer: Duration = .seconds(60), start: Duration = .seconds(60), queue: Int = 1
    ) -> PictureRenderer {
        PictureRenderer(
            program: place + "/program",
            limits: RenderingLimits(decoders: 1, queue: queue, answer: answer, start: start))
    }

    /// What it wrote into a file beside it.
    func said(_ name: String) throws -> String { try Shell.output("cat '\(place)/\(name)'") }
}

/// The file of an answer.
private enum GoodAnswer {
    static let path: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        return parts.joined(separator: "/") + "/Samples/Pictures/rendered.output"
    }()
}

extension PictureRenderer {
    /// Renders `turned.jpg`.
    func renderSample() async throws -> RenderedPicture {
        let file = try SampleFile.bytes("Pictures/turned.jpg")
        return try await render(file, PictureHeader(of: file))
    }
}
