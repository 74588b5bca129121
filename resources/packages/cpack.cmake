# SPDX-License-Identifier: MIT
# .deb and .tar.zst by CPack, for those without the tools of Debian. debian/ makes the packages for Debian.
set(CPACK_GENERATOR DEB TZST)
set(CPACK_PACKAGE_NAME ninefold)
set(CPACK_PACKAGE_VENDOR "The Ninefold authors")
set(CPACK_PACKAGE_CONTACT "The Ninefold authors <authors@ninefold.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${NINEFOLD_HOME})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Sudoku with hints that give their reasons")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
# One package of all parts.
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_CONFLICTS "ninefold-cli, ninefold-data, ninefold-picture")
# The same input gives the same bits, with SOURCE_DATE_EPOCH.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/sametime.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CPACK_PRE_BUILD_SCRIPTS})
include(CPack)
