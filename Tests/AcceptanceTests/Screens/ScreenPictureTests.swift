import Terminal
import TestKit
import Testing

extension AcceptanceTests {
    /// Pictures before somebody's eyes: what a real terminal shows of them, pixel by pixel.
    @Suite(.enabled("xterm, Xvfb and xdotool are not installed") { XTerm.isWanted })
    struct ScreenPictureTests {
        private static let password = "느티나무 그늘 아래 42"
        /// The colours of `halves.png`: above its diagonal from the upper right, and below.
        private static let above = Pixel(red: 190, green: 110, blue: 70)
        private static let below = Pixel(red: 70, green: 110, blue: 170)

        /// A terminal with the program in it, where somebody sells one thing with that photo.
        private static func terminal() throws -> XTerm? {
            let machine = try Machine(home: TemporaryHome())
            let joining = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "kim", "--password-stdin",
            ]
            try #require(try machine.madang(joining, input: password + "\n").status == 0)
            let words = ["--title", "ball", "--price", "12000", "--category", "general", "--yes"]
            let photo = ["--photo", PictureStage.sample("halves.png"), "--lang", "en"]
            let made = try machine.madang(["listings", "publish"] + words + photo)
            guard PictureStage.decodes(made) else { return nil }
            try #require(made.status == 0, "\(made)")
            return try XTerm(machine, [try Binaries.path("madang-tui"), "--lang", "en"])
        }

        /// The mean colours well within both halves, where 32 by 11 cells below the heading show the picture.
        private static func halves(_ screen: ScreenPicture) -> (above: Pixel, below: Pixel) {
            let (width, height) = (XTerm.cell.width, XTerm.cell.height)
            return (
                screen.mean(2 * width..<10 * width, 2 * height..<5 * height),
                screen.mean(22 * width..<30 * width, 8 * height..<11 * height)
            )
        }

        private static func showsPhoto(_ screen: ScreenPicture) -> Bool {
            let (above, below) = halves(screen)
            return above.isLike(Self.above) && below.isLike(Self.below)
        }

        /// How many lines of pixels of cells have both colours: those of half blocks have one.
        private static func mixedCells(_ screen: ScreenPicture) -> Int {
            (XTerm.cell.height..<12 * XTerm.cell.height).reduce(0) { count, line in
                count
                    + (0..<32).count { column in
                        let start = column * XTerm.cell.width
                        let pixels = (start..<start + XTerm.cell.width).map { screen[$0, line] }
                        return pixels.contains { $0.isLike(above) } && pixels.contains { $0.isLike(below) }
                    }
            }
        }

        @Test("A photo is drawn by sixels where the terminal says that it knows them, and is gone afterwards")
        func photo() async throws {
            guard let terminal = try Self.terminal() else { return }
            try await until(within: .seconds(20)) { try Self.showsList(terminal.picture()) }
            #expect(!Self.showsPhoto(try terminal.picture()))
            try terminal.press("Return")
            try await until(within: .seconds(20)) {
                let screen = try terminal.picture()
                return Self.showsPhoto(screen) && Self.mixedCells(screen) > 9
            }
            try terminal.press("Escape")
            try await until(within: .seconds(20)) {
                let screen = try terminal.picture()
                return Self.showsList(screen) && Self.trace(of: screen) == 0
            }
        }

        /// Whether the third line, which is chosen, stands out from the empty ones below it.
        private static func showsList(_ screen: ScreenPicture) -> Bool {
            let (chosen, empty) = (screen.mean(60..<220, 28..<37), screen.mean(60..<220, 60..<200))
            return chosen.isLike(Pixel(red: 0, green: 0, blue: 0))
                && empty.isLike(Pixel(red: 255, green: 255, blue: 255))
        }

        /// How many pixels have the photo's colours where it was.
        private static func trace(of screen: ScreenPicture) -> Int {
            (XTerm.cell.height..<12 * XTerm.cell.height).reduce(0) { count, row in
                let pixels = (0..<32 * XTerm.cell.width).map { screen[$0, row] }
                return count + pixels.count { $0.isLike(above) || $0.isLike(below) }
            }
        }
    }
}
